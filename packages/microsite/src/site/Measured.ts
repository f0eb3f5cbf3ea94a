/** Measurement of `web-vitals` for one page load. */
export type Vital = 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';

/** Measurements of a visit since the last time they were sent, from one page load on. Nothing in it identifies the visitor. */
export type Measured = {
  /** Path of the page that was loaded. */
  loaded: string;
  /** Number of views of each page, by its path. */
  pages: Readonly<Record<string, number>>;
  /** Known so far of this load: `CLS` is a score, the others are ms. Each is sent once a load. */
  vitals: Readonly<Partial<Record<Vital, number>>>;
};
