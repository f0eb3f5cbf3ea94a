/**
 * Writes `.cache/doors/button.ts` and so on, one line for each entry point of `package.json`, as the input of tsup's
 * declarations: tsup starts a compiler for each folder of its entries, and thirty compilers need more memory than a worker
 * may have. One folder, one compiler.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import manifest from '../package.json' with { type: 'json' };

const folder = new URL('../.cache/doors/', import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [door, file] of Object.entries(manifest.exports)) {
  if (!/\.tsx?$/.test(file) || !existsSync(new URL(`../${file}`, import.meta.url))) continue;
  // `./internal/rings` becomes `internal-rings.ts`: one folder.
  const name = door === '.' ? 'index' : door.slice(2).replaceAll('/', '-');
  writeFileSync(new URL(`${name}.ts`, folder), `export * from '../../${file.slice(2)}';\n`);
}
