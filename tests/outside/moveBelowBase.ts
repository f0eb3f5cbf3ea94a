import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Moves a site below a base: changes its config. */
export function moveBelowBase(base: string, folder: string): void {
  change(path.join(folder, 'microsite.config.ts'), /^( *)origin: .*$/m, `$&\n$1base: '${base}',`);
}

function change(file: string, found: RegExp | string, to: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(found, to);
  if (after === before) throw new Error(`${file} has no ${found}.`);
  writeFileSync(file, after);
}
