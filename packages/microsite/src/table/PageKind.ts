import type { Place } from '@tamarack-lowe/content-model';
import type { PageKindServer } from './PageKindServer.ts';
import type { Page } from './page.ts';
import type { StylePart } from './styleParts.ts';

/** One kind of page. Everything that is asked of "every page" is asked of the table of these. */
export type PageKind = {
  id: string;
  /** Whether an address is of this kind. `path`: without slash at its end. */
  match: (place: Place, path: string) => boolean;
  /** The same for addresses that are drawn by one page. Default: the path. */
  keyOf?: (place: Place) => string;
  /** The parts of the style sheet that it needs besides what every page has. */
  styles: readonly StylePart[];
  /** What draws it. */
  page: () => Promise<{ page: Page }>;
  /** What the build knows of it. Scripts of browsers have none. */
  server: () => Promise<PageKindServer<unknown>>;
};

type Parts<Data> = Omit<PageKind, 'server'> & {
  server: (() => Promise<PageKindServer<Data>>) | false;
};

/** A kind of page, as its own folder describes it. */
export function definePageKind<Data>({ server, ...rest }: Parts<Data>): PageKind {
  return {
    ...rest,
    server: () => {
      if (!server) throw new Error(`Scripts of browsers ask the build for "${rest.id}".`);
      return server();
    },
  };
}
