import type { Readable } from 'node:stream';
import { Miniflare, type MiniflareOptions } from 'miniflare';

/** Starts workerd without its log, which would interrupt the table. Resolves to a function that stops it. */
export async function startRuntime(port: number, options: MiniflareOptions): Promise<() => Promise<void>> {
  const runtime = new Miniflare({
    host: '127.0.0.1',
    port,
    handleRuntimeStdio(stdout: Readable, stderr: Readable) {
      stdout.resume();
      stderr.resume();
    },
    ...options,
  });
  await runtime.ready;
  return () => runtime.dispose();
}
