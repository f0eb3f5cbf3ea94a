import type { ToldToPage } from '../messages.ts';

type Kept = Extract<ToldToPage, { type: 'kept' }>;

/** The window of a visit. */
export type Window = {
  /** The path in the bar. */
  here: () => string;
  /** Says what there is to say of the page: that it is a copy, or nothing. */
  show: (words: string) => void;
};

/**
 * Keeps in mind which pages of a visit are copies. `tell`: what the service worker says. `move`: there is another address
 * in the bar. A slide is of the page that was there before.
 */
export function watchPages({ here, show }: Window) {
  const known = new Map<string, Kept | null>();

  function look() {
    const kept = known.get(here());
    if (kept !== undefined) show(kept?.words ?? '');
  }

  return {
    move: look,
    tell(told: ToldToPage) {
      const { path = here() } = told;
      const before = known.get(path);
      if (told.type === 'fresh') known.set(path, null);
      // Of a page and its events the older one is told.
      if (told.type === 'kept' && !(before && before.at < told.at)) known.set(path, told);
      look();
    },
  };
}
