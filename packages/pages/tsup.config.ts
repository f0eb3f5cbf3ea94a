import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** The doors of `package.json` as tsup entries: `./not-found` becomes `dist/not-found.js`. */
const doors = Object.entries(manifest.exports)
  .filter(([, file]) => /\.tsx?$/.test(file))
  .map(([door, file]) => [door === '.' ? 'index' : door.slice(2), file] as const);

const PARTS = ['every-page', 'intro', 'slides', 'story', 'static'];

/** The whole style sheet, and its parts for kinds of pages. */
const sheets = {
  styles: 'src/styles.css',
  ...Object.fromEntries(PARTS.map((part) => [`styles/${part}`, `src/styles/${part}.css`])),
};

export default defineConfig([
  {
    entry: Object.fromEntries(doors),
    format: 'esm',
    target: 'es2023',
    sourcemap: true,
    // All from one folder: see scripts/writeDoors.ts.
    dts: {
      entry: Object.fromEntries(doors.map(([door]) => [door, `.cache/doors/${door.replace('/', '-')}.ts`])),
    },
    // tsup drops the directive of the sources when it bundles; frameworks with server components need it.
    banner: { js: "'use client';" },
    esbuildOptions(options) {
      options.chunkNames = 'chunks/[name]-[hash]';
    },
  },
  { entry: sheets, target: 'es2023', minify: true },
]);
