import { parseContent } from '@tamarack-lowe/content-model/parse';
import type * as v from 'valibot';
import { fileCache } from './fileCache.ts';
import { nameOf } from './nameOf.ts';
import { readJson } from './readJson.ts';

/** Reads one kind of file by its schema. `where` is what editors call a file. Throws a `ContentError`. */
export function parsedFile<const Schema extends v.GenericSchema>(
  schema: Schema,
  where: (file: string) => string = nameOf,
): (file: string) => v.InferOutput<Schema> {
  return fileCache((file) => parseContent(schema, readJson(file, where(file)), where(file)));
}
