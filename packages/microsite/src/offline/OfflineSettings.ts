/** What a page is called without a network, and what is kept of one language of the site. */
export type OfflineLanguage = {
  /** BCP 47, for dates. */
  tag: string;
  /** Where its pages begin: `/`, `/fr`. */
  home: string;
  /** The line on a page that was kept, with `{date}` in it. */
  asOf: string;
  /** Address of the page that stands for those that were not kept. */
  offline: string;
  /** Pages that are kept whether they were opened or not: what each is made of, by its address. */
  pages: Readonly<Record<string, string>>;
  /** Pages that one of these draws too, and its address: the slides of a section. */
  drawnBy: Readonly<Record<string, string>>;
  /** Addresses of what these need besides: their names change with them. */
  files: readonly string[];
};

/** What the build tells the service worker of a site. Addresses begin with `/`. */
export type OfflineSettings = {
  /** Scripts, styles and typefaces of every page: their names change with them. */
  files: readonly string[];
  /** Pages for those that were not kept, and the files beside them, with what each is made of. */
  offline: readonly { url: string; revision: string }[];
  /** Bytes of all these, unpacked. */
  bytes: number;
  /** Whom browsers ask for the country of a visitor. */
  geolocation: string;
  languages: readonly OfflineLanguage[];
};
