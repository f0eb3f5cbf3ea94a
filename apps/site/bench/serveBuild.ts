import { spawn } from 'node:child_process';

const PORT = 4329;

/** Serves the built site as `npm start` does. Rejects when there is no build. */
export async function serveBuild(folder: string): Promise<{ address: string; stop: () => void }> {
  const server = spawn(process.execPath, ['server/start.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: String(PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.once('data', () => resolve());
    server.once('exit', () => reject(new Error('The site did not start. Build it first: pnpm build.')));
  });
  return { address: `http://localhost:${PORT}`, stop: () => server.kill() };
}
