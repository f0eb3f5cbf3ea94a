import type { StorageLike } from './storage.ts';

/** Storage of the device and of this visit. Where storage is blocked, the functions return null or throw. */
export type SeenStorage = { local: () => StorageLike | null; session: () => StorageLike | null };

/** Maximum number of ids that are stored, the latest ones: as many as a site may have events. */
const MAX_STORED_IDS = 2000;

/**
 * Returns the ids that are new since the visitor's previous visit, and stores all ids for the next one. The result stays the same
 * during a visit, which lasts as long as its tab. On a first visit, and where storage is blocked, nothing is new. Nothing leaves
 * the device.
 *
 * @example newSinceLastVisit({ local: () => localStorage, session: () => sessionStorage }, 'seen events', ['12', '13'])
 */
export function newSinceLastVisit(storage: SeenStorage, key: string, ids: readonly string[]): string[] {
  try {
    const [local, session] = [storage.local(), storage.session()];
    if (!local || !session) return [];
    const previousIds = readList(session.getItem(key)) ?? readList(local.getItem(key)) ?? [...ids];
    // The session comes first: after a reload, the device alone would report nothing as new.
    session.setItem(key, JSON.stringify(previousIds));
    const all = new Set([...(readList(local.getItem(key)) ?? []), ...ids]);
    local.setItem(key, JSON.stringify([...all].slice(-MAX_STORED_IDS)));
    const known = new Set(previousIds);
    return ids.filter((id) => !known.has(id));
  } catch {
    return [];
  }
}

/** Reads a list of ids; null for anything else. */
function readList(text: string | null): string[] | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value.map(String) : null;
  } catch {
    return null;
  }
}
