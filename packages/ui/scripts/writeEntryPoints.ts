/**
 * Writes a file for each entry point of the package in the current folder, `.cache/entry-points/button.ts` and so on, as the
 * input of tsup's declarations. tsup starts a compiler for each folder of its entries, and thirty compilers need more memory
 * than a worker has; these files share one folder.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const FOLDER = '.cache/entry-points';
const { exports }: { exports: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const [entryPoint, file] of Object.entries(exports)) {
  if (!/\.tsx?$/.test(file) || !existsSync(file)) continue;
  const name = entryPoint === '.' ? 'index' : entryPoint.slice('./'.length).replaceAll('/', '-');
  writeFileSync(`${FOLDER}/${name}.ts`, `export * from '../../${file.slice('./'.length)}';\n`);
}
