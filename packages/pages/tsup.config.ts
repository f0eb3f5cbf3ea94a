import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** Entry points of `package.json` as tsup entries: `./not-found` becomes `dist/not-found.js`. */
const entryPoints = Object.entries(manifest.exports).map(
  ([name, file]) => [name === '.' ? 'index' : name.slice(2), file] as const,
);
const components = entryPoints.filter(([, file]) => /\.tsx?$/.test(file));

/** `styles.css` and its parts. */
const sheets = entryPoints
  .filter(([, file]) => file.endsWith('.css'))
  .map(([name, file]) => [name.slice(0, -'.css'.length), file]);

export default defineConfig([
  {
    entry: Object.fromEntries(components),
    format: 'esm',
    target: 'es2023',
    sourcemap: true,
    // All from one folder: see writeEntryPoints.ts of ui.
    dts: {
      entry: Object.fromEntries(
        components.map(([name]) => [name, `.cache/entry-points/${name.replaceAll('/', '-')}.ts`]),
      ),
    },
    // tsup drops the directive of the sources when it bundles; frameworks with server components need it.
    banner: { js: "'use client';" },
    esbuildOptions(options) {
      options.chunkNames = 'chunks/[name]-[hash]';
    },
  },
  { entry: Object.fromEntries(sheets), target: 'es2023', minify: true },
]);
