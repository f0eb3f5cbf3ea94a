import { readFileSync } from 'node:fs';
import { parseJson } from '@tamarack-lowe/content-model';

/** A JSON file of the content folder. `where` is what editors call it. */
export function readJson(file: string, where: string): unknown {
  return parseJson(readFileSync(file, 'utf8'), where);
}
