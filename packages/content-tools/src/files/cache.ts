import { statSync } from 'node:fs';

/**
 * Caches the result for a file until the file changes (its time or its size): an edit shows in development, and an
 * unchanged file is read once. `others` returns more files that the result depends on. `make` handles a missing file,
 * because it knows the right error.
 */
export function fileCache<T>(
  make: (file: string) => T,
  others: (file: string) => readonly string[] = () => [],
): (file: string) => T {
  const known = new Map<string, { stamp: string; value: T }>();
  return (file) => {
    const own = stampOf(file);
    if (own === null) return make(file);
    const stamp = [own, ...others(file).map(stampOf)].join();
    const hit = known.get(file);
    if (hit?.stamp === stamp) return hit.value;
    const value = make(file);
    known.set(file, { stamp, value });
    return value;
  };
}

/**
 * Number of the current run, and stamps of the files that it has read. 0 in a process without runs: it reads a folder once,
 * or shows edits in development.
 */
let run = 0;
const stamps = new Map<string, string | null>();

/**
 * Starts a run in a process that reads the same folders repeatedly: an editor checks after every pause in typing. During a
 * run, files count as unchanged and results as fresh. The next run reads only files that have changed. Keeps the values of
 * all files in memory.
 */
export function startRun(): void {
  run += 1;
  stamps.clear();
}

/** Returns the time and size of a file as a text; null for a missing file. */
function stampOf(file: string): string | null {
  const known = stamps.get(file);
  if (known !== undefined) return known;
  const stats = statSync(file, { throwIfNoEntry: false });
  const stamp = stats ? `${stats.mtimeMs}-${stats.size}` : null;
  if (run > 0) stamps.set(file, stamp);
  return stamp;
}

/** Dependencies of a value: its files, and everything else as a text (`and`). */
type Dependencies = { files: readonly string[]; and?: string };

/**
 * Makes a cache by key that lasts from run to run: a value stays until its files or `and` change. Caches nothing in a
 * process without runs.
 */
export function createIncrementalCache<T>(): (key: string, from: Dependencies, read: () => T) => T {
  const known = new Map<string, { stamp: string; value: T }>();
  return (key, { and = '', files }, read) => {
    if (run === 0) return read();
    const stamp = `${files.map(stampOf).join()} ${and}`;
    const hit = known.get(key);
    if (hit?.stamp === stamp) return hit.value;
    const value = read();
    known.set(key, { stamp, value });
    return value;
  };
}

/**
 * Makes a cache of values that are derived from two objects, for as long as both exist. Unchanged content is the same object
 * from run to run.
 */
export function createPairCache<T>(): (one: object, other: object, make: () => T) => T {
  const known = new WeakMap<object, WeakMap<object, { value: T }>>();
  return (one, other, make) => {
    const inner = known.get(one) ?? new WeakMap<object, { value: T }>();
    known.set(one, inner);
    const hit = inner.get(other) ?? { value: make() };
    inner.set(other, hit);
    return hit.value;
  };
}

/** Shortest time in ms that a result stays fresh: an edit shows at once in development. */
const LEAST_FRESH_MS = 300;
/**
 * A slow result, such as one about thousands of files, stays fresh for this multiple of its duration, up to the limit
 * below.
 */
const FRESH_PER_WORK = 50;
const MOST_FRESH_MS = 5000;

/**
 * Caches results by key for a short time. A build of thousands of pages spends at most a fiftieth of its time on
 * asking whether files have changed.
 */
export function memoizeByKey<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, { until: number; run: number; value: T }>();
  return (key) => {
    const last = known.get(key);
    const now = performance.now();
    if (last?.run === run && (run > 0 || now < last.until)) return last.value;
    const value = make(key);
    const after = performance.now();
    const fresh = Math.min(MOST_FRESH_MS, Math.max(LEAST_FRESH_MS, FRESH_PER_WORK * (after - now)));
    known.set(key, { until: after + fresh, run, value });
    return value;
  };
}

/** Caches values by key for callers that pass the same object (`together`). */
export function createSharedCache<T>(): (together: object, key: string, make: () => T) => T {
  const caches = new WeakMap<object, Map<string, T>>();
  return (together, key, make) => {
    const cache = caches.get(together) ?? new Map<string, T>();
    caches.set(together, cache);
    const value = cache.get(key) ?? make();
    cache.set(key, value);
    return value;
  };
}

/** Caches the result of a function without parameters, as `memoizeByKey` does. */
export function memoize<T>(make: () => T): () => T {
  const each = memoizeByKey(make);
  return () => each('');
}
