import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ContentError, parseJson } from '@tamarack-lowe/content-model';

/**
 * A JSON file of the content folder. `where` is what editors call it. Throws a `ContentError` when it is missing or no
 * JSON.
 */
export function readJson(file: string, where: string): unknown {
  if (!existsSync(file)) {
    throw new ContentError([
      `${basename(file)} is missing, and the site cannot be made without it. Put the file back.`,
    ]);
  }
  return parseJson(readFileSync(file, 'utf8'), where);
}
