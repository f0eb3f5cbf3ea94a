import { copyFileSync, globSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { defineConfig } from 'tsup';

/** What is packed: everything but tests and what only they need. */
const inTests = /\/testing\/|\.test(?:-d)?\.tsx?$|\.d\.ts$/;
const files = globSync('src/**/*.{ts,tsx}').filter((file) => !inTests.test(file));

export default defineConfig({
  // Each file becomes a file: Vite builds a site from these, and what a page needs is cut apart only there.
  entry: files,
  format: 'esm',
  target: 'es2023',
  dts: {
    entry: {
      index: 'src/index.ts',
      server: 'src/server.ts',
      edge: 'src/edge.ts',
      'client/entry': 'src/client/entry.tsx',
      'client/render': 'src/client/render.tsx',
      'client/prehydration/inlineScript': 'src/client/prehydration/inlineScript.ts',
      'client/analytics/measureWhenIdle': 'src/client/analytics/measureWhenIdle.ts',
    },
  },
  clean: true,
  sourcemap: true,
  splitting: false,
  esbuildPlugins: [
    {
      name: 'file-by-file',
      setup(build) {
        build.onResolve({ filter: /./ }, ({ kind, path }) =>
          kind === 'entry-point'
            ? undefined
            : { path: path.startsWith('.') ? path.replace(/\.tsx?$/, '.js') : path, external: true },
        );
      },
    },
  ],
  // Drawings that code refers to lie beside it.
  async onSuccess() {
    for (const file of globSync('src/**/*.{css,svg}')) {
      const packed = file.replace(/^src/, 'dist');
      mkdirSync(dirname(packed), { recursive: true });
      copyFileSync(file, packed);
    }
  },
});
