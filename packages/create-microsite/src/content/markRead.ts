import { readTwins } from '@tamarack-lowe/content-tools';

/** Of a content folder, and what its ledgers say of the examples. */
export type MarkOptions = { folder: string; languages: readonly string[]; today: string };

/** Writes down that twins say what their sources do, as they came. Returns the names of the ledgers. */
export function markRead({ folder, languages, today }: MarkOptions): string[] {
  return languages.map((language) => {
    readTwins({ root: folder, language, by: 'the example as it came', today, files: [] });
    return `content/translations.${language}.json`;
  });
}
