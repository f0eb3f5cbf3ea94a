import type { Place } from '@tamarack-lowe/content-model';
import type { PageKindServer } from './PageKindServer.ts';
import type { Page } from './page.ts';
import type { StylePart } from './styleParts.ts';

/** One kind of page. Code that concerns every page iterates over the table of these. */
export type PageKind = {
  id: string;
  /** Returns true when an address is of this kind. `path` has no slash at its end. */
  match: (place: Place, path: string) => boolean;
  /** Key shared by the addresses that one page renders. Default: the path. */
  keyOf?: (place: Place) => string;
  /** The parts of the style sheet that it needs on top of those of every page. */
  styles: readonly StylePart[];
  /** Loads the page that renders it. */
  page: () => Promise<{ page: Page }>;
  /** Loads the build's side of it. Browser scripts do not include it. */
  server: () => Promise<PageKindServer<unknown>>;
};

type Parts<Data> = Omit<PageKind, 'server'> & {
  server: (() => Promise<PageKindServer<Data>>) | false;
};

/** Defines a kind of page from the parts in its folder. */
export function definePageKind<Data>({ server, ...rest }: Parts<Data>): PageKind {
  return {
    ...rest,
    server: () => {
      if (!server) throw new Error(`Scripts of browsers ask the build for "${rest.id}".`);
      return server();
    },
  };
}
