import { join } from 'node:path';
import { editorSchemas } from '@tamarack-lowe/content-model/editor';
import type { Sources } from './sources.ts';

/** Where the schemas of a content folder lie that its files name: inside it, so that the way there is short and stays. */
export const SCHEMA_FOLDER = 'schema';

/** The JSON Schemas of the files of a folder in the firm's words: each with its path inside the folder. */
export function editorSchemaFiles({
  blocks,
  words,
}: Pick<Sources, 'blocks' | 'words'>): { file: string; text: string }[] {
  const { topics, regions, visitorTypes } = words();
  // Of nothing, no JSON Schema can choose: the content check says that there are none.
  const some = (ids: readonly string[]) => (ids.length === 0 ? undefined : ids);
  const known = { topics, regions: some(regions), visitorTypes: some(visitorTypes), blocks: blocks() };
  return Object.entries(editorSchemas(known)).map(([name, schema]) => ({
    file: join(SCHEMA_FOLDER, `${name}.schema.json`),
    text: `${JSON.stringify(schema, null, 2)}\n`,
  }));
}
