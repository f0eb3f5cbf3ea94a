import type { Location } from 'react-router';

/** The address in the bar, with the key of its entry in the history; one from before React has none and gets a new one. */
export function here(): Location {
  const { pathname, search, hash } = window.location;
  const { key = newKey(), state = null } = entry();
  return { pathname, search, hash, state, key };
}

function entry(): { key?: string; state?: unknown } {
  return window.history.state ?? {};
}

/** Writes the key to the entry of the history that the window shows, where it has none. */
export function keepKey({ key, state }: Location) {
  if (entry().key === undefined) window.history.replaceState({ key, state }, '');
}

/** Names an entry of the history. */
export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
