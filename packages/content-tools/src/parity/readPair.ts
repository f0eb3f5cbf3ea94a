import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../files/textFiles.ts';
import { messagesFile } from '../files/languages.ts';
import { eachWord, type Said } from '../files/words.ts';
import { twinFile } from '../twins/twinFile.ts';
import type { TwinnedFile } from '../translations/translatedFiles.ts';

/** Words of the source beside those of a twin: null where it has none. */
export type Field = Said & { own: string | null };

/** A file beside its twin in one language. Names that the twin does not say are none of its fields. */
export type Pair = TwinnedFile & { twin: string; isThere: boolean; fields: Field[] };

/** The twin of a file of a content folder, as a path inside it. */
export function twinOf({ kind, file }: TwinnedFile, language: string): string {
  return kind === 'messages' ? messagesFile(language) : twinFile(file, language);
}

/** Reads a file and its twin as they are. Throws a `ContentError` when one is no JSON. */
export function readPair(root: string, source: TwinnedFile, language: string): Pair {
  const twin = twinOf(source, language);
  const isThere = existsSync(join(root, twin));
  const read = (file: string) => eachWord(readJson(root, join(root, file)), source.shape);
  const own = new Map(isThere ? [...read(twin)].map(({ place, words }) => [place, words]) : []);
  const fields = [...read(source.file)]
    .filter(({ as, place, words }) => words !== '' && (as !== 'name' || own.has(place)))
    .map((said): Field => ({ ...said, own: own.get(said.place) || null }));
  return { ...source, twin, isThere, fields };
}
