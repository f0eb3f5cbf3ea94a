import { spawn } from 'node:child_process';
import { join } from 'node:path';

const PORT = 4329;

/** Serves a built site as `npm start` does; without `root`, that of the folder. Rejects when there is none. */
export async function serveBuild(
  folder: string,
  { root, port = PORT }: { root?: string; port?: number } = {},
): Promise<{ address: string; stop: () => void }> {
  const server = spawn(join(folder, 'node_modules/.bin/microsite'), ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), ...(root && { SITE_ROOT: root }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.once('data', () => resolve());
    server.once('exit', () => reject(new Error('The site did not start. Build it first: pnpm build.')));
  });
  return { address: `http://localhost:${port}`, stop: () => server.kill() };
}
