import type { Browser } from 'playwright';

/** Input of every measurement. */
export type Around = {
  browser: Browser;
  /** Origin of the served site: `http://localhost:4329`. */
  site: string;
  /** The measured site: its path from the root of the workspace, `apps/site`. */
  folder: string;
  /** The built site, `build/client`. */
  root: string;
  /** Addresses of the pages to look at. */
  addresses: readonly string[];
  /** Number of repetitions of each timing. */
  runs: number;
};
