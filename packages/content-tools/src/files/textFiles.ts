import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { readText } from '@tamarack-lowe/content-model/internal/text';
import { parseJson } from './parseJson.ts';

/**
 * Reads a text file. `name` is what editors call it. Throws a `ContentError` for an encoding that is not read, and for text that
 * was damaged on its way: each complaint has line, column, what it looks like and the remedy.
 *
 * @example readTextFile('theme.css', 'theme.css')
 */
export const readTextFile = (file: string, name: string): string => readText(readFileSync(file), name);

/**
 * Reads a JSON file as `readTextFile` does. Throws a `ContentError` when it is missing, damaged, no JSON, or has a key twice.
 *
 * @example readJsonFile('recordings/menu.json', 'recordings/menu.json')
 */
export function readJsonFile(file: string, name: string): unknown {
  if (!existsSync(file)) {
    throw new ContentError([
      `${name} is missing, and the site cannot be made without it. Put the file back.`,
    ]);
  }
  return parseJson(readTextFile(file, name), name);
}

/** A JSON file of a content folder. `file` is its full path. Throws as `readJsonFile`. */
export const readJson = (root: string, file: string): unknown => readJsonFile(file, nameInside(root, file));

/** What complaints call a file of a content folder: its path inside, with slashes. */
export const nameInside = (root: string, file: string): string => relative(root, file).replaceAll('\\', '/');
