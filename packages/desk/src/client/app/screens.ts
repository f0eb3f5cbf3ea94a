import { useSyncExternalStore } from 'react';
import { type ItemKind, KINDS } from '../../itemKinds.ts';
import type { FieldPath } from '../../protocol.ts';

/** Screens of the desk. The address names the screen, so that Back works and a link can be sent to a colleague. */
export type Screen =
  | { screen: 'overview'; kind: ItemKind | null }
  | { screen: 'to-do' }
  | { screen: 'changes' }
  | { screen: 'item'; id: string; language: string | null; path: FieldPath | null };

/** Reads the part of an address after `#`: `#/item?id=facts.json&language=fr`. */
export function readScreen(hash: string): Screen {
  const { pathname, searchParams } = new URL(hash.slice(1) || '/', 'http://desk');
  const id = searchParams.get('id');
  if (pathname === '/item' && id !== null) {
    return {
      screen: 'item',
      id,
      language: searchParams.get('language'),
      path: readPath(searchParams.get('at')),
    };
  }
  if (pathname === '/to-do') return { screen: 'to-do' };
  if (pathname === '/changes') return { screen: 'changes' };
  return { screen: 'overview', kind: kindFrom(searchParams.get('kind')) };
}

/** Writes the address of a screen. */
export function hrefOf(to: Screen): string {
  const query = new URLSearchParams();
  if (to.screen === 'overview') {
    if (to.kind) query.set('kind', to.kind);
    return `#/${query.size > 0 ? `?${query}` : ''}`;
  }
  if (to.screen !== 'item') return `#/${to.screen}`;
  query.set('id', to.id);
  if (to.language) query.set('language', to.language);
  if (to.path && to.path.length > 0) query.set('at', JSON.stringify(to.path));
  return `#/item?${query}`;
}

const kindFrom = (name: string | null) => KINDS.find((kind) => kind === name) ?? null;

function readPath(text: string | null): FieldPath | null {
  if (text === null) return null;
  try {
    const path: unknown = JSON.parse(text);
    return Array.isArray(path) ? path.filter(isPart) : null;
  } catch {
    return null;
  }
}

const isPart = (part: unknown): part is string | number =>
  typeof part === 'string' || typeof part === 'number';

/** The screen that the address names. */
export function useScreen(): string {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener('hashchange', onChange);
      return () => removeEventListener('hashchange', onChange);
    },
    () => location.hash,
  );
}

/** Id of the element around the screens of the desk. */
export const SCREEN_ID = 'screen';

/**
 * Puts the focus on the heading of the screen that just appeared: the link that led here may be gone.
 * While an item opens, the element around the screens gets the focus.
 */
export function focusScreen(): void {
  const screen = document.getElementById(SCREEN_ID);
  const heading = screen?.querySelector<HTMLElement>('h1');
  if (heading) heading.tabIndex = -1;
  (heading ?? screen)?.focus({ preventScroll: true });
}

/** Returns whether the focus waits for the heading of a screen that is being opened. */
export const isScreenOpening = (): boolean => document.activeElement?.id === SCREEN_ID;
