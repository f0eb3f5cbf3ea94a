import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSources } from '../read/sources.ts';
import { SCHEMA_FOLDER, schemaFiles } from '../read/editorSchemas.ts';

/** Writes the schemas of a folder into it, and gives what to print. Throws a `ContentError` for a wrong vocabulary. */
export function schemaCommand(folder: string): string {
  const files = schemaFiles(createSources(folder));
  mkdirSync(join(folder, SCHEMA_FOLDER), { recursive: true });
  for (const { file, text } of files) writeFileSync(join(folder, file), text);
  return `${SCHEMA_FOLDER}: ${files.length} schemas in the words of this firm. Files name theirs in "$schema".`;
}
