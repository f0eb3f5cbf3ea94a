import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** The doors of `package.json` as tsup entries: `./circle-field` becomes `dist/circle-field.js`. */
const doors = Object.entries(manifest.exports)
  .map(([door, file]) => [door === '.' ? 'index' : door.slice(2), file] as const)
  .filter(([, file]) => existsSync(file));

/** The parts of the style sheet that have a door. The other lists in `src/styles` are in the first of them. */
const PARTS = ['every-page', 'intro', 'slides', 'story', 'static', 'brands'];

const sheets = {
  styles: 'src/styles.css',
  ...Object.fromEntries(PARTS.map((part) => [`styles/${part}`, `src/styles/${part}.css`])),
  // One for each door with a component, and what comes before them.
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
    // All doors, pure ones too: see scripts/writeDoors.ts.
    dts: {
      entry: Object.fromEntries([...components, ...pure].map(([door]) => [door, `.cache/doors/${door}.ts`])),
    },
    // tsup drops the directive of the sources when it bundles; frameworks with server components need it.
    banner: { js: "'use client';" },
  },
  { ...shared, entry: Object.fromEntries(pure) },
  { ...shared, entry: sheets, minify: true, sourcemap: false },
]);
