import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles } from '../files/builtFiles.ts';
import { nameIn } from '../files/nameIn.ts';

/** Packed forms follow from what they are forms of. */
const PACKED = /\.(?:br|gz)$/;

/** Whether two folders hold the same. `apart`: names of files that do not count in the second one. */
export function isSame(fresh: string, last: string, apart: readonly string[]): boolean {
  const others = new Set(apart);
  const names = (folder: string) => builtFiles(folder).map((file) => nameIn(folder, file));
  const files = names(fresh);
  if (
    files.join('\n') !==
    names(last)
      .filter((name) => !others.has(name))
      .join('\n')
  )
    return false;
  const texts = files
    .filter((name) => !PACKED.test(name))
    .map((name) => [fresh, last].map((folder) => join(folder, name)));
  // Lengths first: they tell most changes apart, and nothing is read for them.
  return [(file: string) => statSync(file).size, (file: string) => readFileSync(file, 'latin1')].every(
    (look) => texts.every(([ours = '', theirs = '']) => look(ours) === look(theirs)),
  );
}
