import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig, type Options } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** Entry points of `package.json` as tsup entries: `./circle-field` becomes `dist/circle-field.js`. */
const entryPoints = Object.entries(manifest.exports)
  .map(([name, file]) => [name === '.' ? 'index' : name.slice(2), file] as const)
  .filter(([, file]) => existsSync(file));

/** Style sheets: `styles.css`, its parts, and the generated ones, which `package.json` exports as `./*.css`. */
const sheets = Object.fromEntries([
  ...entryPoints
    .filter(([, file]) => file.endsWith('.css'))
    .map(([name, file]) => [name.slice(0, -'.css'.length), file]),
  ...globSync('src/__generated__/*.css').map((file) => [basename(file, '.css'), file]),
]);

const shared: Options = {
  format: 'esm',
  target: 'es2023',
  sourcemap: true,
  esbuildOptions(options) {
    options.chunkNames = 'chunks/[name]-[hash]';
  },
};

const pure = entryPoints.filter(([, file]) => file.endsWith('.ts') && file !== './src/index.ts');
const components = entryPoints.filter(([, file]) => file.endsWith('.tsx') || file === './src/index.ts');

export default defineConfig([
  {
    ...shared,
    entry: Object.fromEntries(components),
    // All entry points, pure ones too: see scripts/writeEntryPoints.ts.
    dts: {
      entry: Object.fromEntries(
        [...components, ...pure].map(([name]) => [
          name,
          `.cache/entry-points/${name.replaceAll('/', '-')}.ts`,
        ]),
      ),
    },
    // tsup drops the directive of the sources when it bundles; frameworks with server components need it.
    banner: { js: "'use client';" },
  },
  { ...shared, entry: Object.fromEntries(pure) },
  { ...shared, entry: sheets, minify: true, sourcemap: false },
]);
