import { listLanguages, sourceLanguage } from '../files/languages.ts';

/**
 * The languages of a content folder besides that of its source. Throws a `ContentError` when it is not clear which one
 * that is.
 */
export function otherLanguages(root: string): string[] {
  const source = sourceLanguage(root);
  return listLanguages(root).filter((language) => language !== source);
}
