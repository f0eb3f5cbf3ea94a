import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'rolldown';

/** Bytes (gzip) of a door as a production page gets it: everything but React, minified. */
export async function weigh(door: string): Promise<number> {
  const { output } = await build({
    input: path.join(import.meta.dirname, '..', 'src', door),
    external: ['react', 'react/jsx-runtime', 'react-dom'],
    platform: 'browser',
    write: false,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { minify: true },
  });
  return gzipSync(output.map((part) => ('code' in part ? part.code : '')).join('\n'), { level: 9 }).length;
}
