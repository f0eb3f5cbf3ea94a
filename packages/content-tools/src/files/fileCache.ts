import { statSync } from 'node:fs';

/**
 * Remembers what was made from a file until the file changes (its time or its size), so that an edit is seen in dev
 * and an unchanged file is read once. A file that is not there is left to `make`, which knows what to say about it.
 */
export function fileCache<T>(make: (file: string) => T): (file: string) => T {
  const known = new Map<string, { stamp: string; value: T }>();
  return (file) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats) return make(file);
    const stamp = `${stats.mtimeMs}-${stats.size}`;
    const hit = known.get(file);
    if (hit?.stamp === stamp) return hit.value;
    const value = make(file);
    known.set(file, { stamp, value });
    return value;
  };
}
