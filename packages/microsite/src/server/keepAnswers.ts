import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

export type KeptAnswersOptions = {
  /** Fetches the text of an address. Rejects when there is no usable answer; none of those is kept. */
  fetchText: (url: string) => Promise<string>;
  /** Milliseconds in which an answer is given without asking again. */
  freshMs: number;
  /** Milliseconds in which an answer is given while it is asked for again, and when that fails. */
  staleMs: number;
  /** File that keeps answers over a restart. Default: they are kept in memory only. */
  file?: string | undefined;
};

type Kept = { text: string; at: number };

/** Characters of all answers that are kept: several of the largest there may be. */
const MOST_CHARACTERS = 32 * 1024 * 1024;

/** Answers of another host, at most 100 and as much as a server has room for: one request for each at a time, however many visitors ask. */
export function keepAnswers({ fetchText, freshMs, staleMs, file }: KeptAnswersOptions) {
  const kept = new LRUCache<string, Kept>({
    max: 100,
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ text }) => text.length + 1,
    ttl: freshMs,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    async fetchMethod(url) {
      const answer = { text: await fetchText(url), at: Date.now() };
      if (file !== undefined) setImmediate(() => void write(file, kept.dump()));
      return answer;
    },
  });
  if (file !== undefined) kept.load(read(file));

  return async (url: string): Promise<string> => {
    const known = kept.peek(url, { allowStale: true });
    if (known && Date.now() - known.at > staleMs) kept.delete(url);
    return (await kept.forceFetch(url)).text;
  };
}

type Entries = [string, LRUCache.Entry<Kept>][];

/** Nothing where the file is not there or was not written to its end. */
function read(file: string): Entries {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

/** On a file system that cannot be written, answers are in memory only. */
async function write(file: string, entries: Entries): Promise<void> {
  const whole = `${file}.${process.pid}`;
  await writeFile(whole, JSON.stringify(entries))
    .then(() => rename(whole, file))
    .catch(() => undefined);
}
