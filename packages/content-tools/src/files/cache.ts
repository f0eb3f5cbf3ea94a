import { statSync } from 'node:fs';

/**
 * Remembers what was made from a file until the file changes (its time or its size), so that an edit is seen in dev
 * and an unchanged file is read once. `others` are files that it is made from too. A file that is not there is left to
 * `make`, which knows what to say about it.
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

/** Null for a file that is not there. */
function stampOf(file: string): string | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.mtimeMs}-${stats.size}` : null;
}

/** How long an answer is taken as fresh, ms: short enough for an edit in dev. */
const LEAST_FRESH_MS = 300;
/** An answer that takes long, as that about thousands of files does, is fresh for so many times as long, up to a limit. */
const TIMES_ITS_WORK = 50;
const MOST_FRESH_MS = 5000;

/**
 * A function whose answer for a key is worked out again only when the last one is no longer fresh. Of a build of thousands
 * of pages no more than a fiftieth goes into asking whether files have changed since.
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

/** The same for a function without a key. */
export function memoize<T>(make: () => T): () => T {
  const each = memoizeByKey(make);
  return () => each('');
}
