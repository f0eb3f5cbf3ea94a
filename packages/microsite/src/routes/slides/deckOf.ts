import type { DeckSet, Site, VisitorType } from '@tamarack-lowe/content-model';

const EMPTY: DeckSet = { slides: [], groups: [] };

/** The slides of a section for a visitor type; empty when the brand names a section without slides. */
export function deckOf({ deck }: Pick<Site, 'deck'>, section: string, type: VisitorType): DeckSet {
  return deck[section]?.[type] ?? EMPTY;
}
