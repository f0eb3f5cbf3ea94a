/**
 * Reads a list from `sessionStorage`: the entries that are of the expected kind; none if storage is blocked or its value is
 * damaged.
 */
export function readSessionList<Entry>(key: string, isEntry: (value: unknown) => value is Entry): Entry[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Writes a list to `sessionStorage`. If storage is blocked or full, it stays as long as the document. */
export function writeSessionList(key: string, list: readonly unknown[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(list));
  } catch {}
}
