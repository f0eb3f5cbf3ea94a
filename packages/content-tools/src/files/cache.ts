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

/** Returns null for a missing file. */
function stampOf(file: string): string | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs}-${stats.size}` : null;
}

/** Shortest time in ms that a result stays fresh: an edit shows at once in development. */
const LEAST_FRESH_MS = 300;
/**
 * A slow result, such as one about thousands of files, stays fresh for this multiple of its duration, up to the limit
 * below.
 */
const TIMES_ITS_WORK = 50;
const MOST_FRESH_MS = 5000;

/**
 * Caches results by key for a short time. A build of thousands of pages spends at most a fiftieth of its time on
 * asking whether files have changed.
 */
export function memoizeByKey<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, { until: number; value: T }>();
  return (key) => {
    const last = known.get(key);
    const now = performance.now();
    if (last && now < last.until) return last.value;
    const value = make(key);
    const after = performance.now();
    const fresh = Math.min(MOST_FRESH_MS, Math.max(LEAST_FRESH_MS, TIMES_ITS_WORK * (after - now)));
    known.set(key, { until: after + fresh, value });
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

/** Caches the result of a function without parameters in the same way. */
export function memoize<T>(make: () => T): () => T {
  const each = memoizeByKey(make);
  return () => each('');
}
