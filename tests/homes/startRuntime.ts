import type { Readable } from 'node:stream';
import { Miniflare, type MiniflareOptions } from 'miniflare';

/** Starts workerd. It writes down what it refuses, which is not for whoever reads the table. Resolves to how it is stopped. */
export async function startRuntime(port: number, options: MiniflareOptions): Promise<() => Promise<void>> {
  const runtime = new Miniflare({
    host: '127.0.0.1',
    port,
    handleRuntimeStdio(said: Readable, complained: Readable) {
      said.resume();
      complained.resume();
    },
    ...options,
  });
  await runtime.ready;
  return () => runtime.dispose();
}
