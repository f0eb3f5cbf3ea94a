import type { Location } from 'react-router';
import { readSessionList, writeSessionList } from './sessionList.ts';

/** The address in the bar as a location. The first entry has no key in the history before React starts: it gets one here. */
export function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { key = createKey(), state = null } = currentEntry();
  return { pathname, search, hash, state, key };
}

/** Writes the key of a location to the current entry of the history, unless the entry has a key. */
export function writeEntryKey({ key, state }: Location) {
  if (currentEntry().key === undefined) window.history.replaceState({ key, state }, '');
}

/** Makes the key of a new entry of the history. */
export function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}

function currentEntry(): { key?: string; state?: unknown } {
  return window.history.state ?? {};
}

/** Key of `sessionStorage`: pairs of an entry's key and its scroll position. */
const STORAGE_KEY = 'scrolled';

/** Scroll positions of the entries in this tab's history, in px. They survive a reload if storage works. */
export function createScrollPositions() {
  const positions = new Map(readSessionList(STORAGE_KEY, isPosition));
  let lastTop: number | undefined;
  const measure = () => {
    lastTop = window.scrollY;
    return lastTop;
  };
  // Reading `scrollY` after a change of the page forces layout. The scroll event keeps the value up to date without it.
  const top = () => lastTop ?? measure();
  return {
    /** Current scroll position of the window, in px. */
    top,
    get: (entryKey: string) => positions.get(entryKey),
    /** Remembers the current position for an entry. */
    set: (entryKey: string) => positions.set(entryKey, top()),
    /** Forgets all positions. */
    forget: () => positions.clear(),
    /** Listens to the window until the returned function is called. */
    track() {
      window.addEventListener('scroll', measure, { passive: true });
      return () => window.removeEventListener('scroll', measure);
    },
    /** Writes all positions to `sessionStorage`. Blocked or full storage changes nothing. */
    persist() {
      writeSessionList(STORAGE_KEY, [...positions]);
    },
  };
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
