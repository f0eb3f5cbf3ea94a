import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { parseContent } from '@tamarack-lowe/content-model/parse';
import type * as v from 'valibot';
import { fileCache } from './cache.ts';
import { mergeTranslation } from './mergeTranslation.ts';
import type { Shape } from './shapes.ts';
import { nameOf, readJson } from './textFiles.ts';
import { applyTypography, hasText } from './words.ts';

/** In which language files are read, and in which those are that have no language in their name. */
type Reading = { language: string; source: string };

/** One kind of file: its schema, where words stand in it, and what editors call one. */
type Kind<Schema> = { schema: Schema; shape: Shape; where?: (file: string) => string };

/** Files as they are. */
const AS_WRITTEN: Reading = { language: '', source: '' };

/** Reads the files of a content folder in one language: as they are, or with the words of their twins. */
export function createReader(root: string, reading: () => Reading = () => AS_WRITTEN) {
  /** The twin of a file; null in the language of the source. */
  function translationOf(file: string): string | null {
    const { language, source } = reading();
    return language === source ? null : translationFile(file, language);
  }

  /** Whether a file can be read in this language. */
  const isSaid = (file: string): boolean => existsSync(translationOf(file) ?? file);

  /** A file as JSON, with the words of its twin, made ready for print. */
  function readWords(file: string, where: string, shape: Shape): unknown {
    const source = readJson(root, file);
    const twin = translationOf(file);
    const isSaid = twin !== null && existsSync(twin);
    if (twin !== null && !isSaid && hasText(source, shape))
      throw new ContentError([missingTranslation(twin, where)]);
    if (!isSaid) return applyTypography(source, shape, reading().language);
    const name = nameIn(file, where);
    const merged = mergeTranslation(source, readJson(root, twin), { shape, where: name });
    return applyTypography(merged, shape, reading().language);
  }

  /** What editors call what a file says in this language. */
  const nameIn = (file: string, where: string) =>
    translationOf(file) === null ? where : `${where} (${reading().language})`;

  /** Reads one kind of file by its schema. Throws a `ContentError`. */
  function parsed<const Schema extends v.GenericSchema>({
    schema,
    shape,
    where = nameOf,
  }: Kind<Schema>): (file: string) => v.InferOutput<Schema> {
    return fileCache(
      (file) => {
        const value = readWords(file, where(file), shape);
        return parseContent(schema, value, nameIn(file, where(file)));
      },
      (file) => [translationOf(file) ?? []].flat(),
    );
  }

  return {
    isSaid,
    parsed,
    readWords,
    translationOf,
  };
}
export type Reader = ReturnType<typeof createReader>;

function missingTranslation(twin: string, where: string): string {
  return `${where}: ${basename(twin)} is missing, so the page would have no words in this language. Write it beside the other: "content parity" lists what is to be written.`;
}

/** Where the words of a file are in another language: `story.json` is said in Catalan in `story.ca.json`. */
export function translationFile(file: string, language: string): string {
  return file.replace(/\.json$/, `.${language}.json`);
}

/** Whether a file is a twin in one of these languages. */
export function isTranslation(file: string, languages: readonly string[]): boolean {
  return languages.some((language) => file.endsWith(`.${language}.json`));
}
