import type { ItemSummary } from '../../protocol.ts';
import { languageOf, sourceOf } from '../../translationPaths.ts';
import type { Words } from '../words/words.tsx';

type Folder = {
  /** Returns the item of an id. */
  itemOf: (id: string) => ItemSummary | undefined;
  /** Languages of the content, the source first. */
  languages: readonly string[];
  words: Pick<Words, 'languageName'>;
};

/** Returns a file as one says it: "Belonging · French". The path of a file that no item has. */
export function fileName(file: string, { itemOf, languages, words }: Folder): string {
  const item = itemOf(sourceOf(file, languages));
  if (!item) return file;
  const language = languageOf(file, languages);
  return item.languages.length > 1 ? `${item.title} · ${words.languageName(language)}` : item.title;
}
