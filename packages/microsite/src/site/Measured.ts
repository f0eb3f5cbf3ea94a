/** Metrics that `web-vitals` measures for each load of a page. */
export type Vital = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';

/** A report of one session since its last report, from one load of a page on. It contains nothing personal. */
export type Measured = {
  /** Path of the page that was loaded. */
  loaded: string;
  /** Number of views of each page, by its path. */
  pages: Readonly<Record<string, number>>;
  /** Metrics of the load that are known so far. `CLS` is a score, the others are in ms. Each is reported once for each load. */
  vitals: Readonly<Partial<Record<Vital, number>>>;
};
