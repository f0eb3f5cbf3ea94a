import type { Budgets } from './budgets.ts';
import type { Critical } from './critical-css/criticalCss.ts';
import type { PolicySources } from './csp.ts';

/** Options of `prerender`. `Source` is the value that one page is rendered from. Addresses begin with `/`. */
export type PrerenderOptions<Source> = {
  /**
   * Folder that the finished site is served from. `prerender` builds a new site next to it and replaces the old one when
   * everything succeeded: `root` is a link to the current build in `builds`, which also holds the previous build.
   * @example 'build/client'
   */
  root: string;
  /**
   * Path of the site below its origin, with a slash at the end. Addresses begin with it, and the files of the site lie in
   * folders of that name. Default: `/`.
   * @example '/careers/'
   */
  base?: string;
  /**
   * Folder of Vite's browser build, which has a manifest. Its `assets` are copied.
   * @example 'build/browser'
   */
  assets: string;
  /**
   * Module that starts every page in the browser, as the manifest names it.
   * @example 'src/entry.client.tsx'
   */
  entry: string;
  /**
   * Address of every page.
   * @example ['/', '/about']
   */
  addresses: readonly string[];
  /**
   * Reads the source of a page. Null stops the build.
   * @example (address) => pages[address] ?? null
   */
  read: (address: string) => Source | null;
  /**
   * Renders a page: a whole document with `<head>` and `<body>`.
   * @example ({ title }) => `<!doctype html><html><head></head><body>${title}</body></html>`
   */
  render: (source: Source) => string | Promise<string>;
  /**
   * Names what the page needs in the browser: the module that renders it, as the manifest names it; the data it renders
   * from; and the names of its CSS chunks (`chunks`).
   * @example ({ title }) => ({ module: 'src/about.tsx', data: { title }, chunks: ['story'] })
   */
  file: (source: Source) => { module: string; data: object; chunks?: readonly string[] };
  /**
   * Cache key of everything that affects rendering except the source: the code of `render` and `file`, and the values that
   * they use. A page whose source and key did not change is copied from the last build. Default: every page is rendered.
   * @example () => hashOfServerBundle
   */
  cacheKey?: (source: Source) => string;
  /**
   * CSS chunks that only some pages have, by name: each a style sheet as the manifest names it.
   * @example { story: 'styles/story.css' }
   */
  chunks?: Readonly<Record<string, string>>;
  /**
   * Data that many pages share, written to one JSON file that the page data of each page names. The same object gives the
   * same file; a site in several languages returns one object a language. `prerender` adds `chunks`, the addresses of the CSS chunks.
   * @example ({ language }) => menus[language]
   */
  shared?: (source: Source) => object;
  /**
   * Inline prehydration script: the path of its source, which calls `startPrehydration`, and its settings.
   * @example { script: 'src/prehydration.ts', silence: 20_000, failed: 'A part of this page is missing.', retry: 'Try again' }
   */
  prehydration: PrehydrationSettings & { script: string };
  /**
   * Words that a visitor of a page reads when scripts fail to load. Default: those of `prehydration`.
   * @example ({ language }) => words[language]
   */
  failureWords?: (source: Source) => FailureWords;
  /**
   * Content-Security-Policy of all pages: other origins they ask for data, and whether browsers report violations.
   * @example { connect: ['https://content.example.com'], reports: true }
   */
  policy?: Pick<PolicySources, 'connect' | 'reports'>;
  /**
   * Selection of the inline critical CSS.
   * @example { unseen: 'dialog', becomes: [/\[open\]/] }
   */
  critical?: Critical;
  /**
   * Size limits of pages. A page over its limit stops the build.
   * @example { everyPage: { html: 14_336 }, from: 'budgets.json' }
   */
  budgets?: Budgets;
  /**
   * Folders besides `assets` whose file names contain a hash. The new build keeps those files of the previous build, for
   * pages that visitors still have open.
   * @example ['media']
   */
  hashed?: readonly string[];
  /**
   * Returns true for pages to compress faster and a little larger, because there are too many of them.
   * @example ({ route }) => route === 'story'
   */
  compressFast?: (source: Source) => boolean;
  /**
   * Makes a draft if no pages of an earlier build can be reused: a site to serve while the complete build is made. It is
   * compressed faster and larger, its budgets are not checked, and the next build reuses none of its files.
   * @example true
   */
  draft?: boolean;
  /**
   * Addresses of not-found pages, which end in `/404`. Each is also written as `404.html` in its parent folder, the name
   * that static hosts look for.
   * @example ['/404', '/fr/404']
   */
  notFound?: readonly string[];
  /**
   * Identifies the content that builds may hold. When it changes, no file of the last build is carried over, and that build
   * is deleted once servers have changed to the new one: for content that must not stay. Default: an empty text.
   * @example 'withdrawn-2026-11-27'
   */
  epoch?: string;
  /**
   * Writes other files of the site into the new folder while pages render. Files beside the new folder are published beside the site.
   * @example (folder) => writeFile(`${folder}/robots.txt`, 'User-agent: *')
   */
  beside?: (folder: string) => void | Promise<void>;
  /**
   * Writes files that are made from the finished pages into the new folder.
   * @example (folder) => writeServiceWorker(folder)
   */
  afterRender?: (folder: string) => void | Promise<void>;
  /**
   * Receives the complete new folder, compressed and with its policies, and may check it or add to it.
   * @example (folder) => writeServerConfig(folder)
   */
  finish?: (folder: string) => void | Promise<void>;
};

/** Words that a visitor reads when scripts fail to load. */
export type FailureWords = {
  failed: string;
  /** Label of the button that loads the page again. */
  retry: string;
};

/** Settings of the inline prehydration script. */
export type PrehydrationSettings = FailureWords & {
  /** Milliseconds after which scripts that did not arrive count as missing. */
  silence: number;
};
