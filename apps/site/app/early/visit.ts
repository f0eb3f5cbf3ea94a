/**
 * What the build takes out of a page and puts beside it as JSON, for when React comes: its data, as React Router
 * wrote it into the page, and the modules that draw it.
 */
export type Visit = {
  /** `window.__reactRouterContext` without its stream. */
  context: object;
  /** The data of the page, in React Router's own encoding. */
  data: string;
  /** Addresses of the scripts of every visit, in the order they run in, each in a task of its own. */
  pieces: string[];
  /** Address of the module that lists all routes. */
  manifest: string;
  /** Addresses of the modules of each route of the page, by its id; outermost first. */
  routes: Record<string, string[]>;
};

/** What the inline script of a page hands over to the site's script. */
export type Early = {
  visit: Promise<Visit>;
  /** The path that the page was built for, when the visitor moved to another slide since. */
  builtFor: string | null;
  /** Ends all early listening. */
  stop: () => void;
};

declare global {
  interface Window {
    /** Set by the inline script of a built page; development has none. */
    __early?: Early;
  }
}
