import type { Deck } from '@tamarack-lowe/content-model';

let known: Deck | null = null;

/** Call once, before anything is drawn. Browsers get the slides as data of their own, not as a part of the scripts. */
export function setSiteDeck(deck: Deck) {
  known = deck;
}

/** The slides of both sections. Throws before `setSiteDeck`. */
export function siteDeck(): Deck {
  if (!known) throw new Error('The slides are not there yet: call setSiteDeck first.');
  return known;
}
