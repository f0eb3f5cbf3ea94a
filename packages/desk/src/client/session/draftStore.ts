import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { StoredDraft } from './editSession.ts';

interface DeskDatabase extends DBSchema {
  drafts: { key: string; value: StoredDraft };
}

/** Drafts on this device, in IndexedDB. */
export type DraftStore = {
  /**
   * Stores the draft of an item, or removes it. Resolves once the device has stored it, or a later draft of the item; rejects if it cannot
   * store it.
   */
  keep(id: string, draft: StoredDraft | null): Promise<void>;
  read(id: string): Promise<StoredDraft | null>;
  /** All drafts, the latest first. */
  list(): Promise<StoredDraft[]>;
};

/** Opens the drafts of a content folder. `folder`: its title, so that two desks on one device do not share drafts. */
export function openDraftStore(folder: string): DraftStore {
  let opened: Promise<IDBPDatabase<DeskDatabase>> | undefined;
  const database = () => {
    opened ??= openDB<DeskDatabase>(`desk: ${folder}`, 1, {
      upgrade: (created) => void created.createObjectStore('drafts', { keyPath: 'id' }),
      // The browser closes it when storage is cleared: the next call opens it again.
      terminated: () => (opened = undefined),
    });
    return opened;
  };
  return {
    keep: latestOnly(async (id, draft) => {
      const db = await database();
      if (draft) await db.put('drafts', draft);
      else await db.delete('drafts', id);
    }),
    read: async (id) => (await (await database()).get('drafts', id)) ?? null,
    async list() {
      const drafts = await (await database()).getAll('drafts');
      return drafts.toSorted((a, b) => b.at - a.at);
    },
  };
}

type Keep = DraftStore['keep'];

/**
 * Writes one draft of an item at a time, then the latest of those that came meanwhile. A queue with a write per key would lose
 * the last words in a crash.
 */
export function latestOnly(write: Keep): Keep {
  const running = new Map<string, Promise<void>>();
  const waiting = new Map<string, { draft: StoredDraft | null; done: Promise<void> }>();
  const start = (id: string, draft: StoredDraft | null): Promise<void> => {
    const writing = write(id, draft).finally(() => running.delete(id));
    running.set(id, writing);
    return writing;
  };
  return (id, draft) => {
    const before = running.get(id);
    if (!before) return start(id, draft);
    const next = waiting.get(id);
    if (next) {
      next.draft = draft;
      return next.done;
    }
    const follow = () => {
      const last = waiting.get(id);
      waiting.delete(id);
      return start(id, last ? last.draft : draft);
    };
    const done = before.then(follow, follow);
    waiting.set(id, { draft, done });
    return done;
  };
}
