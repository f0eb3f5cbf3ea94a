import { ContentError } from '@tamarack-lowe/content-model';
import { findMissing, missingTwin } from '../parity/findMissing.ts';
import { hashesOf, readLedger, writeLedger } from '../parity/ledger.ts';
import { type Pair, readPair, twinOf } from '../parity/readPair.ts';
import { type TwinnedFile, twinnedFiles } from './translatedFiles.ts';

/** What somebody has read beside its source. */
export type ReadTwinsOptions = {
  root: string;
  language: string;
  by: string;
  /** `YYYY-MM-DD` */
  today: string;
  /** Paths inside the folder, of sources or of twins. None: all that are there in this language. */
  files: readonly string[];
};

/**
 * Writes into the ledger of a language that twins say what their sources do, and returns how many. Throws a
 * `ContentError` for a file that has no words in this language, or lacks some.
 */
export function readTwins({ root, language, by, today, files }: ReadTwinsOptions): number {
  const sources = twinnedFiles(root);
  const pairs = chosen(sources, language, files).map((source) => readPair(root, source, language));
  const read = files.length > 0 ? pairs : pairs.filter(({ isThere }) => isThere);
  const missing = read.flatMap(missingIn);
  if (missing.length > 0)
    throw new ContentError([...missing, '', 'Nothing is written down: write these words first.']);

  const known = new Set(sources.map(({ file }) => file));
  const before = Object.entries(readLedger(root, language) ?? {}).filter(([file]) => known.has(file));
  const now = read.map((pair) => [pair.file, { by, on: today, of: hashesOf(pair) }] as const);
  writeLedger(root, language, Object.fromEntries([...before, ...now]));
  return read.length;
}

function chosen(sources: readonly TwinnedFile[], language: string, files: readonly string[]): TwinnedFile[] {
  if (files.length === 0) return [...sources];
  return files.map((name) => {
    const source = sources.find((each) => each.file === name || twinOf(each, language) === name);
    if (source) return source;
    throw new ContentError([
      `${name}: this file has no words in several languages. Name one of the content folder, such as ${sources[0]?.file}.`,
    ]);
  });
}

const missingIn = (pair: Pair): string[] =>
  (pair.isThere ? findMissing(pair) : [missingTwin(pair)]).map(({ complaint }) => complaint);
