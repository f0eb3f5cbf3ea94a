import type { StorageLike } from '../storage.ts';

/** A storage like the browser's, filled with `entries`. */
export function createMemoryStorage(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    all: () => Object.fromEntries(values),
  } satisfies StorageLike & { all(): Record<string, string> };
}
