import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type RawFile, readRawFile } from '../files/saveDraft.ts';
import { WriteError } from '../files/writeFile.ts';
import type { SearchHit } from '../protocol.ts';
import { listContentFiles, listPictures, type PictureFile } from './contentItems.ts';
import { findText, type SearchText, searchText } from './searchText.ts';

/** A hit of a search, before its item is known. */
type Hit = Omit<SearchHit, 'id' | 'language'>;

/**
 * Content files in memory, from which the desk responds to requests, however many files there are. `refresh` reads what changed on
 * the disk. All calls wait for the first scan of the folder.
 */
export type FileIndex = {
  /** Paths of all files, sorted. */
  list: () => Promise<readonly string[]>;
  pictures: () => Promise<readonly PictureFile[]>;
  /** Returns a file as of the last scan; its version is null if it did not exist. */
  read: (file: string) => Promise<RawFile>;
  /** Versions of all files. */
  versions: () => Promise<ReadonlyMap<string, string | null>>;
  /** Scans the whole folder, or some files of it. Reads those whose time or size changed. */
  refresh: (files?: ReadonlySet<string>) => Promise<void>;
  /** Returns a number that changes when files or pictures do. */
  state: () => number;
  /** Returns a function that keeps its result until files or pictures change. */
  whileUnchanged: <Result>(make: () => Promise<Result>) => () => Promise<Result>;
  /** Finds a text in all files, whatever its capitals and accents. */
  search: (text: string) => Promise<Hit[]>;
};

/** Most hits of one search. */
const MOST_HITS = 200;
/** Number of files that are read at the same time. */
const AT_ONCE = 32;
/** Number of files that are prepared for the search between two requests. */
const PREPARED_AT_ONCE = 20;

type Entry = { stamp: string; raw: RawFile; search?: SearchText };

/** `read` reads a file of the folder. */
export function createFileIndex(root: string, read = readRawFile): FileIndex {
  const entries = new Map<string, Entry>();
  let files: readonly string[] = [];
  let pictures: readonly PictureFile[] = [];
  let state = 0;
  let last: Promise<void> = Promise.resolve();
  let first: Promise<void> | undefined;

  /** Runs one scan after the other: two at once would read everything twice. */
  function refresh(only?: ReadonlySet<string>): Promise<void> {
    const work = () => (only ? scan(only) : scanAll());
    last = last.then(work, work);
    void last.then(prepareSearch, () => undefined);
    return last;
  }

  async function scanAll(): Promise<void> {
    const [listed, found] = await Promise.all([listContentFiles(root), listPictures(root)]);
    if (JSON.stringify(found) !== JSON.stringify(pictures)) {
      pictures = found;
      state += 1;
    }
    await scan(new Set([...listed, ...entries.keys()]));
  }

  async function scan(some: ReadonlySet<string>): Promise<void> {
    const queue = some.values();
    const isChanged = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        let isAnyChanged = false;
        for (const file of queue) if (await readIfChanged(file)) isAnyChanged = true;
        return isAnyChanged;
      }),
    );
    if (!isChanged.includes(true)) return;
    files = [...entries.keys()].sort();
    state += 1;
  }

  /** Returns whether the bytes of a file changed. A file that cannot be read now counts as unchanged. */
  async function readIfChanged(file: string): Promise<boolean> {
    const before = entries.get(file);
    const stamp = await stampOf(join(root, file));
    if (stamp === null) return entries.delete(file);
    if (before?.stamp === stamp) return false;
    const raw = await read(root, file).catch((error) => {
      // It became a link that leads out of the folder.
      if (error instanceof WriteError) entries.delete(file);
      return null;
    });
    if (!raw) return before !== undefined && !entries.has(file);
    if (before?.raw.version === raw.version) {
      before.stamp = stamp;
      return false;
    }
    entries.set(file, { stamp, raw });
    return true;
  }

  /** Prepares the texts of new files for the search, a few at a time, so that requests need not wait. */
  async function prepareSearch(): Promise<void> {
    let count = 0;
    for (const entry of entries.values()) {
      if (entry.search) continue;
      entry.search = searchText(entry.raw.value);
      count += 1;
      if (count % PREPARED_AT_ONCE === 0) await setImmediate(undefined, { ref: false });
    }
  }

  /** Waits for the first scan. If the folder cannot be read, the next request tries again. */
  function ready(): Promise<void> {
    first ??= refresh().catch((error) => {
      first = undefined;
      throw error;
    });
    return first;
  }

  return {
    refresh: async (only) => await (first ? refresh(only) : ready()),
    state: () => state,
    list: async () => {
      await ready();
      return files;
    },
    pictures: async () => {
      await ready();
      return pictures;
    },
    read: async (file) => {
      await ready();
      return entries.get(file)?.raw ?? { file, version: null, text: '', value: null };
    },
    versions: async () => {
      await ready();
      return new Map([...entries].map(([file, { raw }]) => [file, raw.version]));
    },
    whileUnchanged: (make) => {
      let cached: { state: number; result: ReturnType<typeof make> } | undefined;
      return async () => {
        await ready();
        if (cached?.state !== state) {
          const mine = { state, result: make() };
          cached = mine;
          mine.result.catch(() => {
            if (cached === mine) cached = undefined;
          });
        }
        return await cached.result;
      };
    },
    search: async (wanted) => {
      await ready();
      const hits: Hit[] = [];
      for (const file of files) {
        const entry = entries.get(file);
        if (!entry) continue;
        entry.search ??= searchText(entry.raw.value);
        for (const found of findText(entry.search, wanted)) {
          hits.push({ file, ...found });
          if (hits.length === MOST_HITS) return hits;
        }
      }
      return hits;
    },
  };
}

/** Changes with the file, even where its time does not; null when there is none. */
async function stampOf(path: string): Promise<string | null> {
  try {
    const { ctimeNs, ino, mtimeNs, size } = await stat(path, { bigint: true });
    return `${mtimeNs}-${ctimeNs}-${ino}-${size}`;
  } catch {
    return null;
  }
}
