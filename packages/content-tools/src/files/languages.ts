import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { message } from '@tamarack-lowe/content-model/internal/content';
import { listFiles, readJson } from './textFiles.ts';

/** Returns the name of the label file of a language. */
export function messagesFile(language: string): string {
  return `messages.${language}.json`;
}

/** Lists the languages that a content folder has labels in, by file name: `messages.de.json` is German. */
export function listLanguages(root: string): string[] {
  return listFiles(root).flatMap(
    (name) => /^messages\.([a-z]{2,3}(?:-[\w-]+)?)\.json$/.exec(name)?.[1] ?? [],
  );
}

/** Returns whether labels in one language serve another: `de` serves `de-AT`. */
export const serves = (language: string, wanted: string) =>
  wanted === language || wanted.startsWith(`${language}-`);

/**
 * Returns the language to read: the closest to `wanted` (`de` for `de-AT`), by default the source language. Throws a
 * `ContentError` when it is unclear.
 */
export function chooseLanguage(root: string, wanted?: string): string {
  if (wanted === undefined) return sourceLanguage(root);
  const best = listLanguages(root)
    .filter((language) => serves(language, wanted))
    .at(-1);
  if (best !== undefined) return best;
  throw missingLabels(wanted);
}

/**
 * Returns the source language, that of files without a language in their name: the one in `brand.json`, else that of
 * the only label file. Throws a `ContentError` when it is unclear.
 */
export function sourceLanguage(root: string): string {
  const languages = listLanguages(root);
  const declared = brandLanguage(root);
  const [only, other] =
    declared === undefined ? languages : languages.filter((language) => language === declared);
  if (only === undefined) throw missingLabels(declared ?? '<language>');
  if (other === undefined) return only;
  throw new ContentError([message('sourceLanguage', { languages: languages.join(', '), language: only })]);
}

/** Returns the language of messages for the editors of a folder: its source language; undefined when that is unclear. */
export function messageLanguage(root: string): string | undefined {
  try {
    return sourceLanguage(root);
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Returns the language in `brand.json`; the schema checks the rest of the file later. */
function brandLanguage(root: string): string | undefined {
  const file = join(root, 'brand.json');
  if (!existsSync(file)) return undefined;
  const brand = readJson(root, file);
  const declared =
    typeof brand === 'object' && brand !== null && 'language' in brand ? brand.language : undefined;
  return typeof declared === 'string' ? declared : undefined;
}

function missingLabels(language: string): ContentError {
  return new ContentError([message('missingFile', { file: messagesFile(language) })]);
}

/** Lists the languages of a content folder except the source language. Throws a `ContentError` when that is unclear. */
export function otherLanguages(root: string): string[] {
  const source = sourceLanguage(root);
  return listLanguages(root).filter((language) => language !== source);
}
