import { ContentError } from '@tamarack-lowe/content-model';
import { remember } from '../files/cache.ts';
import { createReader } from '../files/languageReader.ts';
import { createVocabulary } from './taxonomy.ts';
import { chooseLanguage, sourceLanguage } from '../files/languages.ts';

/** How the files of a content folder are read in one language, each once while it stays as it is. */
export function openReading(root: string, wanted?: string) {
  const language = remember(() => chooseLanguage(root, wanted));
  const source = remember(() => sourceLanguage(root));
  const reader = createReader(root, () => ({ language: language(), source: source() }));
  return { language, source, reader, ...createVocabulary(root, reader) };
}
export type OpenReading = ReturnType<typeof openReading>;

/** What readings that go together read with, by folder and language. */
const shared = new WeakMap<object, Map<string, OpenReading>>();

/** The same for readings that go together, wherever their sites stand: a language and that of a country read the same files. */
export function sharedReading(together: object, root: string, wanted?: string): OpenReading {
  const known = shared.get(together) ?? new Map<string, OpenReading>();
  shared.set(together, known);
  const name = JSON.stringify([root, languageFor(root, wanted)]);
  const reading = known.get(name) ?? openReading(root, wanted);
  known.set(name, reading);
  return reading;
}

/** What cannot be chosen is complained of by whoever reads. */
function languageFor(root: string, wanted?: string): string | undefined {
  try {
    return chooseLanguage(root, wanted);
  } catch (error) {
    if (error instanceof ContentError) return wanted;
    throw error;
  }
}
