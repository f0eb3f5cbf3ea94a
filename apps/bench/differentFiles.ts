import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { builtFiles } from '@tamarack-lowe/prerender';

/** The files, by their names from the folder, that only one of two folders has or that are not the same in both. */
export function differentFiles(one: string, other: string): string[] {
  const names = new Set(
    [one, other].flatMap((folder) => builtFiles(folder).map((file) => relative(folder, file))),
  );
  return [...names].filter((name) => {
    const [here, there] = [join(one, name), join(other, name)];
    return !existsSync(here) || !existsSync(there) || !readFileSync(here).equals(readFileSync(there));
  });
}
