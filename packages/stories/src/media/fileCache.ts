import { statSync } from 'node:fs';

/**
 * Remembers what was made from a file until the file changes (its time or its size), so that an edit is seen in dev
 * and an unchanged file is read once.
 */
export function fileCache<T>(make: (file: string) => T): (file: string) => T {
  const known = new Map<string, { stamp: string; value: T }>();
  return (file) => {
    const { mtimeMs, size } = statSync(file);
    const stamp = `${mtimeMs}-${size}`;
    const hit = known.get(file);
    if (hit?.stamp === stamp) return hit.value;
    const value = make(file);
    known.set(file, { stamp, value });
    return value;
  };
}
