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
