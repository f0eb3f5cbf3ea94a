import type { HeadEntry } from './head/HeadEntry.ts';
import type { ListedPage } from './ListedPage.ts';
import type { PageContext } from './PageContext.ts';
import type { CardWords } from './ShareCard.ts';

/** What an address names; empty where its kind has no such part. */
export type PageNames = { section: string; slug: string };

/** What the build knows of one kind of page. */
export type PageKindServer<Data> = {
  id: string;
  /** Every address of the kind, aliases included. */
  list(context: PageContext): ListedPage[];
  /** What a page is drawn from; null when its address names nothing that the content has. */
  load(context: PageContext, names: PageNames): Data | null;
  /** The head of an address. */
  head(context: PageContext, page: { data: Data; path: string }): HeadEntry[];
  /** What the share card of an address shows; null when it shows that of the site. */
  card(context: PageContext, page: Pick<ListedPage, 'path'> & PageNames): CardWords | null;
  /** The addresses that are drawn by the same page: it knows the heads of all. Default: only its own. */
  drawnWith?(context: PageContext, names: PageNames): string[];
};
