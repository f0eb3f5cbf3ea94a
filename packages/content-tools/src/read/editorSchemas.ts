import { join } from 'node:path';
import { editorSchemas } from '@tamarack-lowe/content-model/internal/editor';
import type { Sources } from './sources.ts';

/**
 * Folder of the JSON Schemas that content files name; inside the content folder, so that the path is short and
 * stable.
 */
export const SCHEMA_FOLDER = 'schema';

/** Returns the JSON Schemas of a folder with the firm's taxonomy, by kind of file. */
export function editorSchemasOf({
  blocks,
  words,
}: Pick<Sources, 'blocks' | 'words'>): Record<string, object> {
  const { topics, regions, visitorTypes } = words();
  // A JSON Schema cannot have an empty enum; the content check reports missing ids.
  const some = (ids: readonly string[]) => (ids.length === 0 ? undefined : ids);
  return editorSchemas({
    topics,
    regions: some(regions),
    visitorTypes: some(visitorTypes),
    blocks: blocks(),
  });
}

/** Returns the text of the JSON Schemas of a folder: each with its path inside the folder. */
export function editorSchemaFiles(
  sources: Pick<Sources, 'blocks' | 'words'>,
): { file: string; text: string }[] {
  return Object.entries(editorSchemasOf(sources)).map(([name, schema]) => ({
    file: join(SCHEMA_FOLDER, `${name}.schema.json`),
    text: `${JSON.stringify(schema, null, 2)}\n`,
  }));
}
