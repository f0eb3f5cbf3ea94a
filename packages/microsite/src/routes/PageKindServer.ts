import type { HeadEntry } from './head/HeadEntry.ts';
import type { ListedPage } from './ListedPage.ts';
import type { PageContext } from './PageContext.ts';
import type { CardWords } from './ShareCard.ts';

/** The section and slug in an address; empty strings when its kind of page has no such part. */
export type PageNames = { section: string; slug: string };

/** The build's side of one kind of page. */
export type PageKindServer<Data> = {
  id: string;
  /** Every address of the kind, aliases included. */
  list(context: PageContext): ListedPage[];
  /** Returns the data of a page, or null when the content has nothing at its address. */
  load(context: PageContext, names: PageNames): Data | null;
  /** Returns the head of an address. */
  head(context: PageContext, page: { data: Data; path: string }): HeadEntry[];
  /** Returns the share card of an address, or null when it uses the card of the site. */
  card(context: PageContext, page: Pick<ListedPage, 'path'> & PageNames): CardWords | null;
  /** Lists the addresses that the same page renders: it carries the heads of all. Default: only its own. */
  drawnWith?(context: PageContext, names: PageNames): string[];
};
