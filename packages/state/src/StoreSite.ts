import type { DeckSet, Site, SiteVisitorType, VisitorType } from '@tamarack-lowe/content-model';

/** A deck with at least the sets of the first visitor type; the others may be loaded later. */
export type FirstDeck = Record<string, Partial<Record<VisitorType, DeckSet>>>;

/** Fields of a visitor type that the store needs. */
export type StoreVisitorType = Pick<SiteVisitorType, 'id' | 'colourScheme' | 'corner'>;

/** Fields of a site that the store needs; a whole `Site` fits. */
export type StoreSite = Pick<Site, 'paths' | 'storage'> & {
  brand: { sections: readonly { id: string }[]; award?: string | undefined };
  deck: FirstDeck;
  /** At least one; the first is the default. */
  visitorTypes: readonly [StoreVisitorType, ...StoreVisitorType[]];
};
