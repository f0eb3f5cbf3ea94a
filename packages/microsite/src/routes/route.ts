import type { CampusEvents, Place, Say, Site } from '@tamarack-lowe/content-model';
import type { HeadMessageKey } from '@tamarack-lowe/content-model/internal/messages';
import type { Content } from '@tamarack-lowe/content-tools';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { PluginHeadEntry, PluginPage } from '../config/plugins/contract.ts';
import type { CssChunk } from '../site/SiteData.ts';

/** A route: the addresses that it matches, and the two modules that it loads for them. */
export type Route = {
  /** Name of the route's folder, which has its two modules. */
  id: string;
  /** Returns true when an address belongs to this route. `path` has no slash at its end. */
  matches: (match: Place, path: string) => boolean;
  /** Key shared by the addresses that one page renders. Default: the path. */
  keyOf?: (match: Place) => string;
  /** CSS chunks that the page needs besides that of every page. */
  styles: readonly CssChunk[];
  /** Loads `page.tsx`. */
  page: () => Promise<{ page: Page }>;
  /** Loads `data.server.ts`. False in scripts of browsers, which leave that module out. */
  server: false | (() => Promise<RouteServer>);
};

/** Exports of `data.server.ts`. The type of `data` is what `load` of the same module returns. */
export type RouteServer = {
  /** Lists every address of the route, aliases included. */
  list(context: RouteContext): PageEntry[];
  /** Returns the data of a page, as JSON; null when the content has nothing at its address. */
  load(context: RouteContext, page: RouteParams & { path: string }): unknown;
  /** Returns the head of an address. */
  head(context: RouteContext, page: RouteData<unknown>): HeadEntry[];
  /** Returns the share card of an address; null when it uses the card of the site. */
  card(context: RouteContext, page: RouteParams & { path: string }): CardContent | null;
  /** Returns the files beside the pages of the route: what they fetch when a visitor asks for it, feeds, calendars. Default: none. */
  files?(context: RouteContext): RouteFile[];
  /** Lists the addresses that the same page renders: it has the heads of all. Default: only its own. */
  samePage?(context: RouteContext, params: RouteParams): string[];
};

/** Everything from which the build makes pages, heads and share cards, in one language. */
export type RouteContext = {
  site: Site;
  /** Labels that only appear in the head of a page. */
  headSay: Say<HeadMessageKey>;
  content: Content;
  /** Events of the content host, or recorded ones; null when neither can be read. */
  events: CampusEvents | null;
  /** Content that plugins made for this language. Default: there are no plugins. */
  plugins?: PluginContent | undefined;
  /** Atom feeds of stories are written, and pages link to them. */
  feeds: boolean;
  /** The same page in every language that has it, this one included; empty when there is only one. */
  alternates: (path: string) => readonly Alternate[];
  /** The content of the site in its other languages. */
  others: () => readonly Content[];
  /** The same site in its other languages. */
  translations: () => readonly RouteContext[];
  /** The day of the build in the firm's time zone, `YYYY-MM-DD`. */
  today: string;
};

/** Content that plugins made for a language: their pages by key, and what they add to the head of a page. */
export type PluginContent = {
  pages: Readonly<Record<string, PluginPage>>;
  head: (path: string) => readonly PluginHeadEntry[];
};

/**
 * Argument of `load` of a custom page, once for each language: the site with its addresses, and its content.
 * `content.readFile` reads a file that only this page knows.
 */
export type CustomPageContext = Pick<RouteContext, 'site' | 'content'>;

/** A page in one of the languages of the site. */
export type Alternate = { language: string; path: string };

/** Data of a page, and one of the addresses that it renders. */
export type RouteData<Data> = { data: Data; path: string };

/** The section and slug in an address; empty strings when its route has no such parameter. */
export type RouteParams = { section: string; slug: string };

/** A file beside the pages of a route. Its name has a hash, so that browsers may keep it for ever. */
export type RouteFile = { path: string; text: string };

/** An address that is built as a page. */
export type PageEntry = {
  path: string;
  /** The name of the page in lists and links. */
  label: string;
  /** The day the words of the page last changed, `YYYY-MM-DD`; missing when the content does not give one. */
  updated?: string;
  /** Canonical address of the page that this alias shows. */
  aliasOf?: string;
  /** Left out of the sitemap and of every list, as the page for unknown addresses is. */
  hidden?: true;
  /** Canonical address of the page that this one shows in another form: left out of the sitemap and of every list, like hidden pages. */
  formOf?: string;
  /** Stored on visitors' devices even if they never opened it, on sites that work offline. */
  offline?: boolean | undefined;
};

/** An entry of the head of a page: its title, a `meta`, a `link`, or data for search engines. */
export type HeadEntry =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string; type?: string; blocking?: 'render' }
  | { rel: 'alternate'; hrefLang: string; href: string }
  | { things: readonly Thing[] };

/** Words and pictures of a share card. */
export type CardContent = {
  headline: string;
  /** A quiet line under the headline: the name of the speaker. */
  note?: string;
  art: CardArt;
};

/** Pictures of a share card, as asset keys: one picture in a circle, or two portraits on the ring. */
export type CardArt = { photo: string } | { portraits: [string, string] };

/** A page that takes data of any route. */
export type Page = {
  metadata: (data: unknown) => RouteMetadata;
  render: (data: unknown, pathname: string) => ReactNode;
  moveSharedElement?: MoveSharedElement | undefined;
  decodePictures?: DecodePictures<unknown> | undefined;
  previewOf?: PreviewOf<unknown> | undefined;
  preferredPath?: PreferredPath<unknown> | undefined;
};

/** The part of a page that pages with links to it have: enough to render its title, picture and layout. */
export type PagePreview = {
  /** Title of the page. */
  title: string;
  /** Data that the page renders until its own are loaded. */
  data: unknown;
};

/** Returns the preview of the page that a link leads to; undefined if the current page knows nothing of it. */
type PreviewOf<Data> = (data: Data, pathname: string) => PagePreview | undefined;

/** Returns the path of the form of this page that the visitor prefers to it; undefined for the page itself. */
type PreferredPath<Data> = (data: Data, site: Pick<Site, 'storage'>) => string | undefined;

/** Metadata of a page for the shell. */
export type RouteMetadata = {
  /** Class of the page: `page-story`, `page-static` or none. */
  page?: 'story' | 'static';
  /** Dark for every visitor type. */
  night?: boolean;
  /** The page for unknown addresses: served at addresses without a page. */
  unknown?: boolean;
  /** The page fills the window with a deck and corner buttons, and has no footer of its own. */
  slides?: boolean;
};

/**
 * Moves an element that a page of this route shares with another page, both ways. Called with both paths before the page
 * changes; the function it returns is called once the other page is in the document and scrolled.
 */
type MoveSharedElement = (from: string, to: string) => (() => void) | undefined;

/** Resolves when the pictures that are in the window when a page opens are decoded, or cannot be. */
type DecodePictures<Data> = (data: Data) => Promise<unknown>;

type PageOptions<Data> = {
  metadata: RouteMetadata | ((data: Data) => RouteMetadata);
  Component: ComponentType<{ data: Data; pathname: string }>;
  moveSharedElement?: MoveSharedElement;
  decodePictures?: DecodePictures<Data>;
  previewOf?: PreviewOf<Data>;
  preferredPath?: PreferredPath<Data> | undefined;
};

/**
 * Defines the page of a route with the type of its data: the result of `load`, as JSON. The cast is safe, because the build
 * renders a page with the data that it puts beside it.
 */
export function definePage<Data>({
  metadata,
  Component,
  moveSharedElement,
  decodePictures,
  previewOf,
  preferredPath,
}: PageOptions<Data>): Page {
  return {
    metadata: (data) => (typeof metadata === 'function' ? metadata(data as Data) : metadata),
    render: (data, pathname) => createElement(Component, { data: data as Data, pathname }),
    moveSharedElement,
    decodePictures: decodePictures && ((data) => decodePictures(data as Data)),
    previewOf: previewOf && ((data, pathname) => previewOf(data as Data, pathname)),
    preferredPath: preferredPath && ((data, site) => preferredPath(data as Data, site)),
  };
}
