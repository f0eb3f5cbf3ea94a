import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { message } from '@tamarack-lowe/content-model/internal/content';
import { isSystemFile, readText } from '@tamarack-lowe/content-model/internal/text';
import { parseContent } from '@tamarack-lowe/content-model/parse';
import type * as v from 'valibot';
import { createLookCache, fileCache } from './cache.ts';
import { parseJson } from './parseJson.ts';

/**
 * Reads a text file. `name` is its name for editors. Throws a `ContentError` for an unsupported encoding and for
 * damaged text: each issue has line, column, the likely original and the remedy.
 * @example readTextFile('theme.css', 'theme.css')
 */
export const readTextFile = (file: string, name: string): string => readText(readFileSync(file), name);

/**
 * Reads a JSON file like `readTextFile`. Throws a `ContentError` when it is missing, damaged, not JSON, or has a key
 * twice.
 * @example readJsonFile('recordings/menu.json', 'recordings/menu.json')
 */
export function readJsonFile(file: string, name: string): unknown {
  if (!existsSync(file)) {
    throw new ContentError([message('missingFile', { file: name })]);
  }
  return parseJson(readTextFile(file, name), name);
}

const parsedValues = createLookCache<unknown>();

/** Reads a JSON file of a content folder by its full path. Throws like `readJsonFile`. The value is not to be changed. */
export const readJson = (root: string, file: string): unknown =>
  parsedValues(file, { files: [file] }, () => readJsonFile(file, nameInside(root, file)));

/** Returns the name of a file in issues: its path inside the content folder, with forward slashes. */
export const nameInside = (root: string, file: string): string => relative(root, file).replaceAll('\\', '/');

/**
 * Returns a function that reads one kind of file by its schema. `where` returns its name for editors. Throws a
 * `ContentError`.
 */
export function parsedFile<const Schema extends v.GenericSchema>(
  root: string,
  schema: Schema,
  where: (file: string) => string = nameOf,
): (file: string) => v.InferOutput<Schema> {
  return fileCache((file) => parseContent(schema, readJson(root, file), where(file)));
}

/**
 * Lists the names in a folder, sorted, so that output is the same on every machine. Leaves out hidden files and files
 * that operating systems create. Empty when the folder is missing.
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

/** Returns the name of a file for editors: its own name, or the folder of a story. */
export function nameOf(file: string): string {
  const name = basename(file, '.json');
  return name === 'story' ? basename(dirname(file)) : name;
}
