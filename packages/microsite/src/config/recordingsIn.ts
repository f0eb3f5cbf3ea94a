import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where the answers of a content host are recorded in a language: a folder of its name, as `de` for `de-AT`, if there is one. */
export function recordingsIn(folder: string, language: string): string {
  const [name = ''] = language.split('-', 1);
  const own = join(folder, name);
  return /^[a-z]{2,3}$/i.test(name) && existsSync(own) ? own : folder;
}
