import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type IssueText, issue, message } from '@tamarack-lowe/content-model/internal/content';
import { translationFile } from '../files/languageReader.ts';
import { messagesFile } from '../files/languages.ts';
import { eachText, hasText, SHAPES, type Shape, type SourceText } from '../files/shapes.ts';
import { nameInside, readJson } from '../files/textFiles.ts';
import { createSources } from '../read/sources.ts';

/** File that is translated into each language of a folder. `file` is its path inside the folder. */
export type TranslatedFile = { kind: string; file: string; shape: Shape };

/** Kinds of files that a firm may leave out in a language: no other page needs them. */
export const OPTIONAL_PAGES: readonly string[] = ['stories', 'members', 'resources'];

/**
 * Lists every file of a content folder that contains text, as written in the source language. Throws a
 * `ContentError`.
 */
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
    ...one('catalogue', 'catalogue.json', SHAPES.catalogue),
    ...one('share', 'share.json', SHAPES.share),
    ...one('hiring', 'hiring.json', SHAPES.hiring),
    ...one('pathway', 'pathway.json', SHAPES.pathway),
    ...one('statement', 'statement.json', SHAPES.statement),
    ...one('taxonomy', 'taxonomy.json', SHAPES.taxonomy),
    ...each('documents', documents, SHAPES.document),
    ...one('films', 'films/films.json', SHAPES.films),
    ...each('slides', slides, SHAPES.slides),
    ...each('stories', stories, shapes.story),
    ...each('members', members, SHAPES.member),
    ...each('resources', resources, shapes.resource),
  ];
  return all.filter(({ file, shape }) => hasText(readJson(root, join(root, file)), shape));
}

/** Source text with its translation: null where that is missing. */
export type Field = SourceText & { own: string | null };

/** File with its translation. Names that the translation leaves out are not among the fields. */
export type Pair = TranslatedFile & { translation: string; isThere: boolean; fields: Field[] };

/** Returns the path of a translation inside the content folder. */
export function translationOf({ kind, file }: TranslatedFile, language: string): string {
  return kind === 'messages' ? messagesFile(language) : translationFile(file, language);
}

/** Reads a file and its translation as raw JSON. Throws a `ContentError` when one is not JSON. */
export function readPair(root: string, source: TranslatedFile, language: string): Pair {
  const translation = translationOf(source, language);
  const isThere = existsSync(join(root, translation));
  const read = (file: string) => eachText(readJson(root, join(root, file)), source.shape);
  const own = new Map(isThere ? [...read(translation)].map(({ place, words }) => [place, words]) : []);
  const fields = [...read(source.file)]
    .filter(({ as, place, words }) => words !== '' && (as !== 'name' || own.has(place)))
    .map((said): Field => ({ ...said, own: own.get(said.place) || null }));
  return { ...source, translation, isThere, fields };
}

/** Shortcoming of a translation. */
export type Shortcoming =
  | 'missing'
  | 'in the language of the source'
  | 'to be read again'
  | 'unlike the source';

/** Issue of a translation, with the number of affected fields. */
export type Finding = {
  shortcoming: Shortcoming;
  fields: number;
  issue: IssueText;
  /** State of text to be read again in the review log, for editors that record a review without a command. */
  unread?: Unread;
};

/** Place of text to be read again, and why: nobody has read it, or its source was added or changed since. */
export type Unread = { where: string } & (
  | { why: 'neverReviewed' }
  | { why: 'sourceAdded' | 'sourceChanged'; by: string; day: string }
);

/** Reports a file without translation. */
export function missingTranslation({ fields, file, translation }: Pair): Finding {
  return {
    shortcoming: 'missing',
    fields: fields.length,
    issue: issue(translation, message('noTranslation', { source: basename(file) })),
  };
}

/** Reports source text without translation. */
export const findMissing = ({ fields, file, translation }: Pair): Finding[] =>
  fields
    .filter(({ own }) => own === null)
    .map(({ place }) => ({
      shortcoming: 'missing',
      fields: 1,
      issue: issue(`${translation}, ${place}`, message('noTranslatedText', { source: basename(file) })),
    }));
