import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { glossarySchema, type Term } from '@tamarack-lowe/content-model';
import { parseContent } from '@tamarack-lowe/content-model/parse';
import { readJson } from '../files/textFiles.ts';
import { primaryOf } from '../parity/guessLanguage.ts';

/** What a folder says of its words: what is the same in every language, and the terms of each. */
export type Terms = { same: readonly string[]; of: (language: string) => readonly Term[] };

const NAME = 'glossary.json';

/** Reads the glossary of a content folder; a folder may have none. Throws a `ContentError`. */
export function readGlossary(root: string): Terms {
  const file = join(root, NAME);
  if (!existsSync(file)) return { same: [], of: () => [] };
  const { $schema: _, same, ...terms } = parseContent(glossarySchema, readJson(root, file), NAME);
  const byLanguage = new Map(Object.entries(terms));
  return { same, of: (language) => byLanguage.get(language) ?? byLanguage.get(primaryOf(language)) ?? [] };
}
