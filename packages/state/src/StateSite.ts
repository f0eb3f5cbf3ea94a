import type { DeckSet, Site, VisitorType } from '@tamarack-lowe/content-model';

/** The sets of a section: at least those of the default visitor type; the others may be loaded later. */
export type FirstSets = { student: DeckSet } & Partial<Record<VisitorType, DeckSet>>;

/** What the state needs to know of a site. */
export type StateSite = Pick<Site, 'paths'> & {
  brand: { award?: string | undefined; sections: readonly { id: string }[] };
  deck: Record<string, FirstSets>;
};
