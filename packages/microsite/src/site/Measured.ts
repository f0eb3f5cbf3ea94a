/** What `web-vitals` measures of a page that is loaded. */
export type Vital = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';

/** What a browser tells of a visit, from one load of a page on, and since it told before. Nothing in it says whose it is. */
export type Measured = {
  /** Path of the page that was loaded. */
  loaded: string;
  /** How often each page was shown, by its path. */
  pages: Readonly<Record<string, number>>;
  /** How the load was, as far as that is known by now: `CLS` is a score, the others are ms. Each is told once a load. */
  vitals: Readonly<Partial<Record<Vital, number>>>;
};
