import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import {
  daySchema,
  type IssueText,
  issue,
  message,
  text,
} from '@tamarack-lowe/content-model/internal/content';
import { parseContent } from '@tamarack-lowe/content-model/parse';
import * as v from 'valibot';
import { fileCache } from '../files/cache.ts';
import { contentHash } from '../files/outputFiles.ts';
import { readJsonFile } from '../files/textFiles.ts';
import {
  findMissing,
  missingTranslation,
  type Pair,
  readPair,
  type TranslatedFile,
  translatedFiles,
  translationOf,
} from './translatedFiles.ts';

/** Files that somebody has reviewed beside their source. */
export type ReviewOptions = {
  root: string;
  language: string;
  by: string;
  /** `YYYY-MM-DD` */
  today: string;
  /** Paths inside the folder, of sources or translations. Empty: all translations into this language. */
  files: readonly string[];
};

/**
 * Records in the review log of a language that translations match their sources, and returns their number. Throws a
 * `ContentError` for a missing or incomplete translation.
 */
export function recordReview({ root, language, by, today, files }: ReviewOptions): number {
  const sources = translatedFiles(root);
  const pairs = selectFiles(sources, language, files).map((source) => readPair(root, source, language));
  const read = files.length > 0 ? pairs : pairs.filter(({ isThere }) => isThere);
  const missing = read.flatMap(missingIn);
  if (missing.length > 0) throw new ContentError([...missing, '', message('nothingRecorded')]);

  const known = new Set(sources.map(({ file }) => file));
  const before = Object.entries(readReviewLog(root, language) ?? {}).filter(([file]) => known.has(file));
  const now = read.map((pair) => [pair.file, { by, on: today, of: hashesOf(pair) }] as const);
  writeReviewLog(root, language, Object.fromEntries([...before, ...now]));
  return read.length;
}

function selectFiles(
  sources: readonly TranslatedFile[],
  language: string,
  files: readonly string[],
): TranslatedFile[] {
  if (files.length === 0) return [...sources];
  return files.map((name) => {
    const source = sources.find((each) => each.file === name || translationOf(each, language) === name);
    if (source) return source;
    throw new ContentError([issue(name, message('notTranslated', { example: sources[0]?.file ?? '' }))]);
  });
}

const missingIn = (pair: Pair): IssueText[] =>
  (pair.isThere ? findMissing(pair) : [missingTranslation(pair)]).map(({ issue }) => issue);

/** Returns the name of the review log of a language. */
export const reviewLogFile = (language: string) => `translations.${language}.json`;

/** Returns null without a file. Throws a `ContentError` when it cannot be read. */
export function readReviewLog(root: string, language: string): ReviewLog | null {
  const file = join(root, reviewLogFile(language));
  return existsSync(file) ? parsedLog(file) : null;
}

/** Caches the log, because it has thousands of entries and an editor reads it with every item that it opens. */
const parsedLog = fileCache((file): ReviewLog => {
  const name = basename(file);
  return parseContent(reviewLogSchema, readJsonFile(file, name), name);
});

/**
 * Renames places in the review log of a language after a block that was a text became a block with a `text`. The review
 * stays valid, because the text is the same.
 */
export function renamePlaces(root: string, language: string): void {
  const log = readReviewLog(root, language);
  if (!log) return;
  const renamed = translatedFiles(root).flatMap((source) => {
    const entry = log[source.file];
    if (!entry) return [];
    const places = new Set(readPair(root, source, language).fields.map(({ place }) => place));
    const hashes = Object.entries(entry.of).map(([place, hash]) => {
      const typed = `${place}, text`;
      return [places.has(typed) ? typed : place, hash] as const;
    });
    return [[source.file, { ...entry, of: Object.fromEntries(hashes) }] as const];
  });
  writeReviewLog(root, language, { ...log, ...Object.fromEntries(renamed) });
}

/** Sorts by file, so that two editors change different lines. */
function writeReviewLog(root: string, language: string, reviewLog: ReviewLog): void {
  const sorted = Object.fromEntries(Object.entries(reviewLog).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(root, reviewLogFile(language)), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Hashes the source text by place. */
export function hashesOf({ fields }: Pair): Record<string, string> {
  return Object.fromEntries(fields.map(({ place, words }) => [place, contentHash(words)]));
}

/** Reviewer and day for each file, and hashes of the source text at that time. */
const reviewLogSchema = v.record(
  v.string(),
  v.object({
    by: text(120),
    on: daySchema,
    /** By place: "body 3, text". */
    of: v.record(v.string(), v.string()),
  }),
);
export type ReviewLog = v.InferOutput<typeof reviewLogSchema>;
