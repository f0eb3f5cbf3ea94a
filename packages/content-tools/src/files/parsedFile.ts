import { parseContent } from '@tamarack-lowe/content-model/parse';
import type * as v from 'valibot';
import { fileCache } from './fileCache.ts';
import { nameOf } from './nameOf.ts';
import { readJson } from './textFiles.ts';

/** Reads one kind of file of a content folder by its schema. `where` is what editors call a file. Throws a `ContentError`. */
export function parsedFile<const Schema extends v.GenericSchema>(
  root: string,
  schema: Schema,
  where: (file: string) => string = nameOf,
): (file: string) => v.InferOutput<Schema> {
  return fileCache((file) => parseContent(schema, readJson(root, file), where(file)));
}
