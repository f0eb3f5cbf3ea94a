import { execFileSync } from 'node:child_process';

const ASK =
  "const server = require('node:net').createServer().listen(0, () => { console.log(server.address().port); server.close(); });";

/**
 * Returns a free port as text for the environment: `process.env.PORT ??= freePort()`. Child processes inherit it. Synchronous,
 * by a child process, because a configuration cannot await a promise.
 */
export function freePort(): string {
  return execFileSync(process.execPath, ['-e', ASK], { encoding: 'utf8', timeout: 10_000 }).trim();
}
