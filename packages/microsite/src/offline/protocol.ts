/** Message from the service worker to a page. `path`: path of the requested page. */
export type WorkerMessage =
  /**
   * The response is a copy of the time `at`, ms since 1970: there was no network. `words`: text of the notice. Without a
   * path, the copy is data on the current page.
   */
  | { type: 'kept'; path?: string; at: number; words: string }
  /** The response came from the network. */
  | { type: 'fresh'; path: string };

/** Message from a page to the service worker: its path, and the addresses of its pictures. */
export type PageMessage = { path: string; pictures: readonly string[] };

/** Prefix of all our cache names. The scope of the worker follows it. */
export const CACHE_PREFIX = 'microsite';

/** Name of the cache of pages, pictures and API responses. Scripts and styles are in Workbox's own cache. */
export const readCacheName = (scope: string) => `${CACHE_PREFIX}-read-${scope}`;

// Headers of cached responses. Devices of visitors have these names in their caches: do not change them.

/** Time at which a response came, ms since 1970. */
export const CACHED_AT = 'Kept-At';

/** Number of bytes of a response, uncompressed. */
export const CACHED_BYTES = 'Kept-Bytes';

/** Epoch of the build that a response is of; none if nobody has left. */
export const EPOCH = 'Kept-Epoch';

/** Revision of a pinned file, which is cached even if the visitor never opens it. */
export const REVISION = 'Kept-As';

/** Settings that the build writes into the service worker of a site. Addresses begin with `/`. */
export type OfflineSettings = {
  /** Scripts, styles and typefaces of every page. Their names contain a hash. */
  files: readonly string[];
  /** Pages for addresses that are not cached, and the files beside them, with their revisions. */
  offline: readonly { url: string; revision: string }[];
  /** Bytes of all these, uncompressed. */
  bytes: number;
  /** Address of the request for the visitor's country. */
  geolocation: string;
  /** Changes when a person leaves the site: copies of another epoch are deleted. Empty if nobody has left. */
  epoch: string;
  languages: readonly OfflineLanguage[];
};

/** Settings of one language. A pinned page or file is cached even if the visitor never opens it. */
export type OfflineLanguage = {
  /** BCP 47, for dates. */
  tag: string;
  /** Home of the language: `/`, `/fr`. */
  home: string;
  /** Notice on a copy, with `{date}` in it. */
  asOf: string;
  /** Address of the page for addresses that are not cached. */
  offline: string;
  /** Revisions of the pinned pages, by address. */
  pages: Readonly<Record<string, string>>;
  /** Pinned pages by the other addresses that they render, such as the slides of a section. */
  samePage: Readonly<Record<string, string>>;
  /** Pinned files that these pages need. Their names contain a hash. */
  files: readonly string[];
};
