import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCHEMA_FOLDER, schemaFiles } from '../read/editorSchemas.ts';
import type { Rule } from './CheckContext.ts';

/** Where a folder has schemas of its own, they are in the words of its vocabulary: editors see what the check says. */
export const schemasKnowTheWords: Rule = ({ root, sources }) => {
  if (!existsSync(join(root, SCHEMA_FOLDER))) return [];
  return schemaFiles(sources)
    .filter(({ file, text }) => !isWritten(join(root, file), text))
    .map(
      ({ file }) =>
        `${file.replaceAll('\\', '/')}: this is not the schema that the check goes by, so an editor would mark right words as wrong, or wrong ones not at all. Write it anew: content schema`,
    );
};

const isWritten = (file: string, text: string) => existsSync(file) && readFileSync(file, 'utf8') === text;
