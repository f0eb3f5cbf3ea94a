import type { DeckSet, Site, VisitorType } from '@tamarack-lowe/content-model';

const EMPTY: DeckSet = { slides: [], groups: [] };

/** What a section shows to each visitor type; nothing where the brand names a section without slides. */
export function deckOf({ deck }: Pick<Site, 'deck'>, section: string): Record<VisitorType, DeckSet> {
  const found = new Map<string, Record<VisitorType, DeckSet>>(Object.entries(deck)).get(section);
  return found ?? { student: EMPTY, experienced: EMPTY };
}
