import { execFileSync } from 'node:child_process';

const ASK =
  "const server = require('node:net').createServer().listen(0, () => { console.log(server.address().port); server.close(); });";

/**
 * Returns a port that nothing listens on, as text for the environment: `process.env.PORT ??= freePort()`. Processes
 * that start later inherit it. A configuration cannot await a promise, so another process asks.
 */
export function freePort(): string {
  return execFileSync(process.execPath, ['-e', ASK], { encoding: 'utf8', timeout: 10_000 }).trim();
}
