/**
 * Writes `.cache/doors/intro.ts`, `internal-data.ts` and so on, one line for each entry point of `package.json`. tsup builds
 * declarations from these: it starts a compiler for each folder with entries, and a worker has not enough memory for many.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };

const folder = new URL('../.cache/doors/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [door, file] of Object.entries(manifest.exports)) {
  if (!/\.tsx?$/.test(file) || !existsSync(new URL(`../${file}`, import.meta.url))) continue;
  const name = door === '.' ? 'index' : door.slice(2).replace('/', '-');
  writeFileSync(new URL(`${name}.ts`, folder), `export * from '../../${file.slice(2)}';\n`);
}
