import { readdirSync } from 'node:fs';
import { MIGRATE_REMEDY } from './oldForm.ts';

/** Files of a content folder that had another name before 1.0.0, without the language and `.json`. */
const RENAMED_FILES: Readonly<Record<string, string>> = { vocabulary: 'taxonomy', promises: 'pinned' };

/** Returns the name of today of a file of the old form (`vocabulary.fr.json`, `schema/vocabulary.schema.json`), else null. */
export function newContentName(name: string): string | null {
  const [, folder = '', file = '', rest = ''] = /^(schema\/)?([a-z]+)((?:\.[\w-]+)?\.json)$/.exec(name) ?? [];
  const to = Object.hasOwn(RENAMED_FILES, file) ? RENAMED_FILES[file] : undefined;
  return to === undefined ? null : folder + to + rest;
}

/** Explains that a content folder is of the form before 1.0.0, a sentence for each file; empty when it is of today. */
export function oldContentIssues(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const to = newContentName(name);
    return to === null ? [] : [`${name} is called ${to} now. ${MIGRATE_REMEDY}`];
  });
}
