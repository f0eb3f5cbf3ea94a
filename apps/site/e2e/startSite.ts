import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '..');

/** A server of a built site that tests can stop and start again. */
export type StartedSite = AsyncDisposable & {
  address: string;
  stop: () => Promise<void>;
  /** Starts the server at the same address. It reads its folder again. */
  start: () => Promise<void>;
};

/** Serves a built site as `npm start` does, on a port of its own. `root`: a folder like `build/client`. */
export async function startSite(root: string): Promise<StartedSite> {
  let server: ChildProcess;
  let port = '0';

  async function start() {
    server = spawn(path.join(folder, 'node_modules/.bin/microsite'), ['start', folder], {
      env: { ...process.env, PORT: port, SITE_ROOT: root, LOG_LEVEL: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (!server.stdout) throw new Error('The server of the site has no output.');
    const [said] = await Promise.race([
      once(server.stdout, 'data'),
      once(server, 'exit').then(() => {
        throw new Error('The site did not start. Build it first: pnpm build.');
      }),
    ]);
    port = /:(\d+)/.exec(String(said))?.[1] ?? port;
  }

  async function stop() {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  }

  await start();
  return { address: `http://localhost:${port}`, start, stop, [Symbol.asyncDispose]: stop };
}
