import type { Browser } from 'playwright';

/** What every measurement gets. */
export type Around = {
  browser: Browser;
  /** Where the site is served, `http://localhost:4329`. */
  site: string;
  /** The built site, `build/client`. */
  root: string;
  /** Addresses of the pages to look at. */
  addresses: readonly string[];
  /** How often a timing is repeated. */
  runs: number;
};
