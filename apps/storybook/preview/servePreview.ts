import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the preview while the tests run. */
    origin: string;
  }
}

/** Serves the preview as `pnpm preview` does, once for all test files. Returns a function that stops the server. */
export default async function servePreview(project: TestProject): Promise<() => void> {
  const server = spawn(process.execPath, [fileURLToPath(new URL('run.ts', import.meta.url))], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk) => {
      output += chunk;
      const [, address] = /The site is at (http\S+)\n/.exec(output) ?? [];
      if (address) resolve(address);
    });
    server.on('close', (code) => reject(new Error(`The preview ended with ${code}. Its output:\n${output}`)));
  });
  project.provide('origin', origin);
  return () => void server.kill('SIGTERM');
}
