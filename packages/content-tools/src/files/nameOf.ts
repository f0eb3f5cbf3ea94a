import { basename, dirname } from 'node:path';

/** What editors call a file: its own name, or the name of the folder of a story. */
export function nameOf(file: string): string {
  const name = basename(file, '.json');
  return name === 'story' ? basename(dirname(file)) : name;
}
