import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { listFiles, readJson } from './textFiles.ts';

/** The file of the labels in a language. */
export function messagesFile(language: string): string {
  return `messages.${language}.json`;
}

/** The languages that a content folder has labels in, by name: `messages.de.json` is German. */
export function listLanguages(root: string): string[] {
  return listFiles(root).flatMap(
    (name) => /^messages\.([a-z]{2,3}(?:-[\w-]+)?)\.json$/.exec(name)?.[1] ?? [],
  );
}

/** Whether labels in one language are read by those who want another: `de` does for `de-AT`. */
export const isNear = (language: string, wanted: string) =>
  wanted === language || wanted.startsWith(`${language}-`);

/**
 * The language to read: the wanted one (`de` does for `de-AT`), else the one of files without a language in their name.
 * Throws a `ContentError` when that is not clear.
 */
export function chooseLanguage(root: string, wanted?: string): string {
  if (wanted === undefined) return sourceLanguage(root);
  const best = listLanguages(root)
    .filter((language) => isNear(language, wanted))
    .at(-1);
  if (best !== undefined) return best;
  throw missingLabels(wanted);
}

/**
 * The language of files without one in their name: what `brand.json` says, else that of the only labels there are. Throws
 * a `ContentError` when that is not clear.
 */
export function sourceLanguage(root: string): string {
  const languages = listLanguages(root);
  const said = saidLanguage(root);
  const [only, other] = said === undefined ? languages : languages.filter((language) => language === said);
  if (only === undefined) throw missingLabels(said ?? '<language>');
  if (other === undefined) return only;
  throw new ContentError([
    `There are labels in ${languages.join(', ')}, and it is not said in which language the files without one in their name are. Say it in brand.json: "language": "${only}"`,
  ]);
}

/** The language that `brand.json` names; whether the rest of it can be read is another's affair. */
function saidLanguage(root: string): string | undefined {
  const file = join(root, 'brand.json');
  if (!existsSync(file)) return undefined;
  const brand = readJson(root, file);
  const said =
    typeof brand === 'object' && brand !== null && 'language' in brand ? brand.language : undefined;
  return typeof said === 'string' ? said : undefined;
}

function missingLabels(language: string): ContentError {
  return new ContentError([
    `${messagesFile(language)} is missing, and the site cannot be made without it. Put the file back.`,
  ]);
}

/**
 * The languages of a content folder besides that of its source. Throws a `ContentError` when it is not clear which one
 * that is.
 */
export function otherLanguages(root: string): string[] {
  const source = sourceLanguage(root);
  return listLanguages(root).filter((language) => language !== source);
}
