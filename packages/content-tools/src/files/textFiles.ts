import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { ContentError, isSystemFile } from '@tamarack-lowe/content-model';
import { readText } from '@tamarack-lowe/content-model/internal/text';
import { parseContent } from '@tamarack-lowe/content-model/parse';
import type * as v from 'valibot';
import { fileCache } from './cache.ts';
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

/** Reads one kind of file of a content folder by its schema. `where` is what editors call a file. Throws a `ContentError`. */
export function parsedFile<const Schema extends v.GenericSchema>(
  root: string,
  schema: Schema,
  where: (file: string) => string = nameOf,
): (file: string) => v.InferOutput<Schema> {
  return fileCache((file) => parseContent(schema, readJson(root, file), where(file)));
}

/**
 * Names of files and folders in a folder, sorted, so that what is made from them is the same on every machine. Without those
 * that are hidden or that a system left there. Empty when the folder is missing.
 */
export function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.') && !isSystemFile(name))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** What editors call a file: its own name, or the name of the folder of a story. */
export function nameOf(file: string): string {
  const name = basename(file, '.json');
  return name === 'story' ? basename(dirname(file)) : name;
}
