import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folder of the recorded responses in a language: the subfolder named after the primary language (`de` for `de-AT`) if
 * it exists, else the folder itself.
 */
export function recordingsIn(folder: string, language: string): string {
  const [name = ''] = language.split('-', 1);
  const own = join(folder, name);
  return /^[a-z]{2,3}$/i.test(name) && existsSync(own) ? own : folder;
}
