import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import { glossarySchema, type Term } from '@tamarack-lowe/content-model/internal/content';
import { parseContent } from '@tamarack-lowe/content-model/parse';
import { escapeRegExp } from '../files/escapeRegExp.ts';
import { readJson } from '../files/textFiles.ts';

/** Glossary of a folder: text that is the same in every language, and the terms of each language. */
type Terms = { same: readonly string[]; of: (language: string) => readonly Term[] };

const NAME = 'glossary.json';

/** Reads the glossary of a content folder; empty without a file. Throws a `ContentError`. */
export function readGlossary(root: string): Terms {
  const file = join(root, NAME);
  if (!existsSync(file)) return { same: [], of: () => [] };
  const { $schema: _, same, ...terms } = parseContent(glossarySchema, readJson(root, file), NAME);
  const byLanguage = new Map(Object.entries(terms));
  return {
    same,
    of: (language) => byLanguage.get(language) ?? byLanguage.get(primaryLanguage(language)) ?? [],
  };
}

/** Normalizes spelling: composed accents, typographic apostrophes. */
export const oneSpelling = (words: string): string => words.normalize('NFC').replaceAll("'", '’');

/** Returns a pattern that finds whole words, also in capitals, longest first; null for an empty list. */
export function wholeWords(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null;
  const longestFirst = words.map(oneSpelling).toSorted((a, b) => b.length - a.length);
  return new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escapeRegExp).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
}
