import { ContentError } from '@tamarack-lowe/content-model';
import { listFiles } from '../files/listFiles.ts';

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

/**
 * The language to read: the wanted one (`de` does for `de-AT`), else the only one there is. Throws a `ContentError` when
 * that is not clear.
 */
export function chooseLanguage(root: string, wanted?: string): string {
  const languages = listLanguages(root);
  const [only, other] = languages;
  const near = languages.filter((language) => wanted === language || wanted?.startsWith(`${language}-`));
  const best = near.at(-1);
  if (best !== undefined) return best;
  if (wanted !== undefined || only === undefined) {
    const file = messagesFile(wanted ?? '<language>');
    throw new ContentError([
      `${file} is missing, and the site cannot be made without it. Put the file back.`,
    ]);
  }
  if (other === undefined) return only;
  throw new ContentError([
    `There are labels in ${languages.join(', ')}, and it is not said which to read. Name one: --language ${only}`,
  ]);
}
