import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { issue, message } from '@tamarack-lowe/content-model/internal/content';
import { parseContent } from '@tamarack-lowe/content-model/parse';
import type * as v from 'valibot';
import { fileCache } from './cache.ts';
import { mergeTranslation } from './mergeTranslation.ts';
import { applyTypographyToText, hasText, type Shape } from './shapes.ts';
import { nameOf, readJson } from './textFiles.ts';

/** Language to read, and language of the files that have none in their name. */
type Reading = { language: string; source: string };

/** Kind of file: its schema, the location of its text, and its name for editors. */
type Kind<Schema> = { schema: Schema; shape: Shape; where?: (file: string) => string };

/** Reads files without translations. */
const AS_WRITTEN: Reading = { language: '', source: '' };

/** Reads the files of a content folder in one language: the source, or the source with the text of its translation. */
export function createReader(root: string, reading: () => Reading = () => AS_WRITTEN) {
  /** Returns the path of the translation of a file; null in the source language. */
  function translationOf(file: string): string | null {
    const { language, source } = reading();
    return language === source ? null : translationFile(file, language);
  }

  /** Returns whether a file is available in this language. */
  const isAvailable = (file: string): boolean => existsSync(translationOf(file) ?? file);

  /** Reads a file as JSON, merges its translation and applies the typography pass. */
  function readText(file: string, where: string, shape: Shape): unknown {
    const source = readJson(root, file);
    const translation = translationOf(file);
    const isAvailable = translation !== null && existsSync(translation);
    if (translation !== null && !isAvailable && hasText(source, shape))
      throw new ContentError([issue(where, message('noTranslationFile', { file: basename(translation) }))]);
    if (!isAvailable) return applyTypographyToText(source, shape, reading().language);
    const name = nameIn(file, where);
    const merged = mergeTranslation(source, readJson(root, translation), { shape, where: name });
    return applyTypographyToText(merged, shape, reading().language);
  }

  /** Returns the name of a file for editors, with the language of its translation. */
  const nameIn = (file: string, where: string) =>
    translationOf(file) === null ? where : `${where} (${reading().language})`;

  /** Returns a function that reads this kind of file by its schema. Throws a `ContentError`. */
  function parsed<const Schema extends v.GenericSchema>({
    schema,
    shape,
    where = nameOf,
  }: Kind<Schema>): (file: string) => v.InferOutput<Schema> {
    return fileCache(
      (file) => {
        const value = readText(file, where(file), shape);
        return parseContent(schema, value, nameIn(file, where(file)));
      },
      (file) => [translationOf(file) ?? []].flat(),
    );
  }

  return {
    /** Language of the files that have none in their name; empty when translations are not read. */
    source: () => reading().source,
    isAvailable,
    parsed,
    readText,
    translationOf,
  };
}
export type Reader = ReturnType<typeof createReader>;

/** Returns the path of a translation: that of `story.json` in Catalan is `story.ca.json`. */
export function translationFile(file: string, language: string): string {
  return file.replace(/\.json$/, `.${language}.json`);
}

/** Returns whether a file is a translation into one of these languages. */
export function isTranslation(file: string, languages: readonly string[]): boolean {
  return languages.some((language) => file.endsWith(`.${language}.json`));
}
