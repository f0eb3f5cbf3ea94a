import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { translationFile } from '../files/languageReader.ts';
import { messagesFile } from '../files/languages.ts';
import { SHAPES, type Shape } from '../files/shapes.ts';
import { nameInside, readJson } from '../files/textFiles.ts';
import { eachText, hasText, type SourceText } from '../files/words.ts';
import { createSources } from '../read/sources.ts';

/** A file that is said in each language of a folder. Its name is the path inside the folder. */
export type TranslatedFile = { kind: string; file: string; shape: Shape };

/** Of these a firm may leave out what is not written in a language: no page of another kind needs them. */
export const PAGES_OF_THEIR_OWN: readonly string[] = ['stories', 'members', 'resources'];

/** Every file of a content folder that has words, the language of the source in its name or none. Throws a `ContentError`. */
export function translatedFiles(root: string): TranslatedFile[] {
  const sources = createSources(root);
  const { documents, members, resources, slides, stories } = sources.files();
  const shapes = sources.shapes();
  const one = (kind: string, name: string, shape: Shape): TranslatedFile[] =>
    existsSync(join(root, name)) ? [{ kind, file: name, shape }] : [];
  const each = (kind: string, files: readonly string[], shape: Shape): TranslatedFile[] =>
    files.filter((file) => existsSync(file)).map((file) => ({ kind, file: nameInside(root, file), shape }));
  const all = [
    ...one('brand', 'brand.json', SHAPES.brand),
    ...one('facts', 'facts.json', SHAPES.facts),
    ...one('messages', messagesFile(sources.source()), SHAPES.messages),
    ...one('share', 'share.json', SHAPES.share),
    ...one('vocabulary', 'vocabulary.json', SHAPES.vocabulary),
    ...each('documents', documents, SHAPES.document),
    ...one('films', 'films/films.json', SHAPES.films),
    ...each('slides', slides, SHAPES.slides),
    ...each('stories', stories, shapes.story),
    ...each('members', members, SHAPES.member),
    ...each('resources', resources, shapes.resource),
  ];
  return all.filter(({ file, shape }) => hasText(readJson(root, join(root, file)), shape));
}

/** Words of the source beside those of a twin: null where it has none. */
export type Field = SourceText & { own: string | null };

/** A file beside its twin in one language. Names that the twin does not say are none of its fields. */
export type Pair = TranslatedFile & { twin: string; isThere: boolean; fields: Field[] };

/** The twin of a file of a content folder, as a path inside it. */
export function translationOf({ kind, file }: TranslatedFile, language: string): string {
  return kind === 'messages' ? messagesFile(language) : translationFile(file, language);
}

/** Reads a file and its twin as they are. Throws a `ContentError` when one is no JSON. */
export function readPair(root: string, source: TranslatedFile, language: string): Pair {
  const twin = translationOf(source, language);
  const isThere = existsSync(join(root, twin));
  const read = (file: string) => eachText(readJson(root, join(root, file)), source.shape);
  const own = new Map(isThere ? [...read(twin)].map(({ place, words }) => [place, words]) : []);
  const fields = [...read(source.file)]
    .filter(({ as, place, words }) => words !== '' && (as !== 'name' || own.has(place)))
    .map((said): Field => ({ ...said, own: own.get(said.place) || null }));
  return { ...source, twin, isThere, fields };
}

/** How words of a twin fall short of their source. */
export type Shortcoming =
  | 'missing'
  | 'in the language of the source'
  | 'to be read again'
  | 'unlike the source';

/** Something to mend in a twin: how many of its words it is about, and what an editor reads. */
export type Finding = { shortcoming: Shortcoming; fields: number; complaint: string };

/** A file that has no twin. */
export function missingTranslation({ fields, file, twin }: Pair): Finding {
  return {
    shortcoming: 'missing',
    fields: fields.length,
    complaint: `${twin}: this file is missing, so there would be no words in this language. Write it beside ${basename(file)}.`,
  };
}

/** Words of the source for which the twin has none. */
export const findMissing = ({ fields, file, twin }: Pair): Finding[] =>
  fields
    .filter(({ own }) => own === null)
    .map(({ place }) => ({
      shortcoming: 'missing',
      fields: 1,
      complaint: `${twin}, ${place}: there are no words here, so visitors would read those of ${basename(file)}. Write them.`,
    }));
