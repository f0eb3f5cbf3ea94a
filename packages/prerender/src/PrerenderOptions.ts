import type { Budgets } from './budgets.ts';
import type { Critical } from './critical/Critical.ts';
import type { PolicySources } from './csp.ts';
import type { EarlySettings, EarlyWords } from './page/pageFrame.ts';

/** What `prerender` is told; `Source` is whatever one page is drawn from. Addresses begin with `/`. */
export type PrerenderOptions<Source> = {
  /**
   * Where the finished site is served from. It is made afresh and takes the place of the last one when all is well: a link
   * to the build of now, in `builds` beside it, where the one before is kept.
   */
  root: string;
  /**
   * Where the site stands below its origin, with a slash at its end: addresses begin with it, and its files lie in folders of
   * that name. Default `/`.
   */
  base?: string;
  /** What Vite built for browsers, with its manifest. Its `assets` are copied. */
  assets: string;
  /** The module that brings every page to life, as the manifest calls it. */
  entry: string;
  /** Every page. */
  addresses: readonly string[];
  /** Reads what a page is drawn from; null stops the build. */
  read: (address: string) => Source | null;
  /** Draws a page: a whole document, with a head and a body. */
  draw: (source: Source) => string | Promise<string>;
  /**
   * What a page needs later: the module that draws it, as the manifest calls it; the data it is drawn from; by their names
   * the parts of the style sheet (`parts`) that are its own.
   */
  file: (source: Source) => { module: string; data: object; parts?: readonly string[] };
  /**
   * A word that changes with all that a page is drawn with besides its source: the code of `draw` and `file`, and what they
   * know. A page with the source and the word of the last build is taken from it. Default: every page is drawn.
   */
  drawnBy?: (source: Source) => string;
  /** Parts of the style sheet that only some pages have, by name: each a sheet as the manifest calls it. */
  parts?: Readonly<Record<string, string>>;
  /**
   * Data that many pages share: a file of JSON each, named in the files of its pages. The same object is one file; pages
   * in several languages have several. In `parts`: where those sheets are.
   */
  shared?: (source: Source) => object;
  /** The inline script: its source, which calls `startEarly`, and what it is told. */
  early: EarlySettings & { script: string };
  /** What a visitor of a page reads when scripts are missing. Default: what `early` says. */
  earlyWords?: (source: Source) => EarlyWords;
  /** What pages may load besides their own: origins that they ask for data; and whether browsers report what is refused. */
  policy?: Pick<PolicySources, 'connect' | 'reports'>;
  /** What pages carry of the style sheet. */
  critical?: Critical;
  /** What pages may weigh; one that is heavier stops the build. */
  budgets?: Budgets;
  /**
   * Folders of the site, besides `assets`, whose files have a hash in their names: pages of the build before that are still open find
   * theirs in the new one, too.
   */
  hashed?: readonly string[];
  /** Pages that there are too many of to pack each as small as can be. */
  isLight?: (source: Source) => boolean;
  /**
   * Addresses of pages for unknown ones, which end in `/404`: each is also `404.html` in the folder where it lies, the
   * name that hosts look for.
   */
  notFound?: readonly string[];
  /**
   * Writes what else belongs to the site into the fresh folder, while pages are drawn. What it puts beside that folder
   * comes to lie beside the site.
   */
  beside?: (folder: string) => void | Promise<void>;
  /** Writes what is made of the finished pages into the fresh folder, once all of them are there. */
  whenDrawn?: (folder: string) => void | Promise<void>;
  /** Looks at the fresh folder once all of it is there, packed and with its policies, and may add to it. */
  finish?: (folder: string) => void | Promise<void>;
};
