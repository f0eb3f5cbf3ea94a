import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** Entry points of `package.json` as tsup entries: `./circle-field` becomes `dist/circle-field.js`. */
const doors = Object.entries(manifest.exports)
  .map(([door, file]) => [door === '.' ? 'index' : door.slice(2), file] as const)
  .filter(([, file]) => existsSync(file));

/** Parts of the style sheet with an entry point. The first of them imports the other lists in `src/styles`. */
const PARTS = ['every-page', 'intro', 'slides', 'story', 'static', 'brands'];

const sheets = {
  styles: 'src/styles.css',
  ...Object.fromEntries(PARTS.map((part) => [`styles/${part}`, `src/styles/${part}.css`])),
  // One for each entry point with a component, and those they need.
  ...Object.fromEntries(globSync('src/sheets/*.css').map((file) => [basename(file, '.css'), file])),
};

const shared: Options = {
  format: 'esm',
  target: 'es2023',
  sourcemap: true,
  esbuildOptions(options) {
    options.chunkNames = 'chunks/[name]-[hash]';
  },
};

const pure = doors.filter(([, file]) => file.endsWith('.ts') && file !== './src/index.ts');
const components = doors.filter(([, file]) => file.endsWith('.tsx') || file === './src/index.ts');

export default defineConfig([
  {
    ...shared,
    entry: Object.fromEntries(components),
    // All entry points, pure ones too: see scripts/writeDoors.ts.
    dts: {
      entry: Object.fromEntries(
        [...components, ...pure].map(([door]) => [door, `.cache/doors/${door.replaceAll('/', '-')}.ts`]),
      ),
    },
    // tsup drops the directive of the sources when it bundles; frameworks with server components need it.
    banner: { js: "'use client';" },
  },
  { ...shared, entry: Object.fromEntries(pure) },
  { ...shared, entry: sheets, minify: true, sourcemap: false },
]);
