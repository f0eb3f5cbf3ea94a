import type { DeckSet, Site, SiteVisitorType, VisitorType } from '@tamarack-lowe/content-model';

/** A deck that has at least the sets of the first visitor type; the others may be loaded later. */
export type FirstDeck = Record<string, Partial<Record<VisitorType, DeckSet>>>;

/** What a store needs to know of a visitor type. */
export type StoreVisitorType = Pick<SiteVisitorType, 'id' | 'light' | 'corner'>;

/** What the store needs to know of a site; a whole `Site` will do. */
export type StoreSite = Pick<Site, 'paths' | 'storage'> & {
  brand: { sections: readonly { id: string }[]; award?: string | undefined };
  deck: FirstDeck;
  /** At least one; the first is whom a visitor is taken for. */
  visitorTypes: readonly [StoreVisitorType, ...StoreVisitorType[]];
};
