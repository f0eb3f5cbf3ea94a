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
  /** Changes when a person leaves the site: copies of another epoch are deleted. Empty while everybody is there. */
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
