import type { HeadEntry } from '../../table/head/HeadEntry.ts';

/** What the build puts beside a page as `visit.json`, for when React comes. */
export type VisitFile = {
  /** What the page was drawn from. */
  data: unknown;
  /** The head of each address that the page draws, by its path. */
  heads: Record<string, HeadEntry[]>;
  /** Address of the slides of both sections, as JSON. */
  deck: string;
  /** Addresses of the scripts, in the order they run in, each in a task of its own. */
  pieces: string[];
};

/** What the inline script of a page hands over to the site's script. */
export type Early = {
  /** Address of the page's `visit.json`. */
  visit: string;
  /** Which build the page is of. */
  build: string;
  /** Asked for before the scripts are. */
  file?: Promise<VisitFile>;
  deck?: Promise<Response>;
  /** Ends all early listening. Gone once that has happened. */
  stop?: () => void;
};

declare global {
  interface Window {
    /** Set by the inline script of a built page; development has none. */
    __early?: Early;
  }
}
