import { documentTitle } from '@tamarack-lowe/content-model';
import { joinPath } from '@tamarack-lowe/content-model/internal/addresses';
import { type PageData, pageDataAddress } from '@tamarack-lowe/prerender/prehydration';
import type { HeadEntry, Page, Route } from '../../routes/route.ts';
import { matchRoute } from '../../routes/routes.ts';
import { withoutTrailingSlash } from '../../site/paths.ts';
import type { MicrositeSite } from '../../site/SiteData.ts';
import { buildId, ChunkLoadError, loadChunk } from './chunkErrors.ts';
import { fetchJson, TIMEOUT_MS } from './fetchJson.ts';
import { withTimeout } from './withTimeout.ts';

/** A page with its data, ready to render. */
export type LoadedPage = {
  /** The same for all addresses that one page renders, such as the slides of a section. */
  key: string;
  page: Page;
  data: unknown;
  /** The head of each address that this page renders. */
  heads: Record<string, HeadEntry[]>;
  /** The data is the preview that the previous page had of this one; its own data is still loading. */
  isPreview?: true;
};

/** Finds and loads the pages of a site. */
export type PageLoader = {
  keyOf: (pathname: string) => string;
  /** Loads the script of a page whose data and styles are here already. Rejects with a `ChunkLoadError`. */
  fromFile: (pathname: string, file: PageFile) => Promise<LoadedPage>;
  /**
   * Loads script, data and styles of a page in parallel, with one try each. Rejects with a `ChunkLoadError` when one of
   * them fails or takes too long; the caller then loads the document.
   */
  load: (pathname: string) => Promise<LoadedPage>;
  /** Loads script and styles of the page of a path. Rejects with a `ChunkLoadError`. */
  prepare: (pathname: string) => Promise<unknown>;
  /**
   * Returns a page with the data that the current page has of it, to show while it loads. Undefined if there are none, or
   * if its script or styles are not loaded.
   */
  preview: (pathname: string, current: LoadedPage) => LoadedPage | undefined;
};

/** The file beside the HTML of a page. */
export type PageFile = {
  /** The data that the page renders. */
  data: unknown;
  /** The head of each address that the page renders, by its path. */
  heads: Record<string, HeadEntry[]>;
};

/** Makes the page loader of a site. */
export function createPageLoader({
  brand,
  paths,
  chunks,
}: Pick<MicrositeSite, 'brand' | 'paths' | 'chunks'>): PageLoader {
  const stylesheets = createStylesheets(chunks);
  /** Pages of routes whose script and styles are loaded. */
  const ready = new Map<string, Page>();
  /** Path at which the build puts the page for unknown addresses. */
  const notFoundPath = joinPath(paths.intro, '/404');
  const routeOf = (pathname: string) => matchRoute(paths, pathname);

  function keyOf(pathname: string): string {
    return routeOf(pathname).keyOf?.(paths.read(pathname)) ?? withoutTrailingSlash(pathname);
  }

  async function fromFile(pathname: string, { data, heads }: PageFile): Promise<LoadedPage> {
    const route = routeOf(pathname);
    stylesheets.markLoaded(route.styles);
    return { key: keyOf(pathname), page: await loadParts(route), data, heads };
  }

  async function load(pathname: string): Promise<LoadedPage> {
    const route = routeOf(pathname);
    const builtAt = route.id === 'not-found' ? notFoundPath : pathname;
    const [{ data, heads }, page] = await Promise.all([
      loadChunk(route.id, loadFile(builtAt)),
      loadParts(route),
    ]);
    return { key: keyOf(pathname), page, data, heads };
  }

  async function loadParts(route: Route): Promise<Page> {
    const [page] = await Promise.all([
      loadModule(route),
      ...route.styles.map((chunk) => stylesheets.load(chunk)),
    ]);
    ready.set(route.id, page);
    return page;
  }

  function preview(pathname: string, current: LoadedPage): LoadedPage | undefined {
    const page = ready.get(routeOf(pathname).id);
    const pagePreview = current.page.previewOf?.(current.data, pathname);
    if (!page || !pagePreview) return undefined;
    const heads = { [pathname]: [{ title: documentTitle(brand, pagePreview.title) }] };
    return { key: keyOf(pathname), page, data: pagePreview.data, heads, isPreview: true };
  }

  return { keyOf, fromFile, load, prepare: (pathname) => loadParts(routeOf(pathname)), preview };
}

/**
 * Checks the JSON of the file beside a page. Throws for anything else: hosts respond to errors with JSON too, with empty
 * objects and lists. `data` is not checked, since it belongs to the build that the file names.
 */
export function readPageFile(json: unknown): PageData<PageFile> {
  const { heads, build }: { heads?: unknown; build?: unknown } = Object(json);
  const isFile = typeof build === 'string' && isRecord(heads) && Object.values(heads).every(Array.isArray);
  if (!isFile) throw new Error('The response is not page data.');
  return json as PageData<PageFile>;
}

const loadModule = ({ id, page }: Route) => loadChunk(id, page().then(pageOf));

/** Returns the page that a module exports. An unfinished deploy may serve an empty script. */
function pageOf({ page }: { page?: Page }): Page {
  if (!page) throw new Error('It exports no page.');
  return page;
}

/** Our own server keeps the data of the previous build (`withOtherBuild`). Data of any other build would break the page. */
async function loadFile(pathname: string): Promise<PageFile> {
  const file = readPageFile(
    await fetchJson(`${pageDataAddress(withoutTrailingSlash(pathname))}?${buildId()}`),
  );
  if (file.build !== buildId()) throw new Error('The page data is of another build.');
  return file;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Size of the cache: the current page and those around it. */
const MAX_PAGES = 5;

/**
 * Loads pages by key and caches the five that were requested last. `initial`: a page that is loaded already. A failed
 * page is not requested again: several links may prefetch it, and a press then loads the document at once.
 */
export function cachePages(
  load: (pathname: string) => Promise<LoadedPage>,
  keyOf: (pathname: string) => string,
  initial?: LoadedPage,
) {
  const cached = new Map<string, Promise<LoadedPage>>(initial && [[initial.key, Promise.resolve(initial)]]);
  const failed = new Map<string, Promise<LoadedPage>>();
  return (pathname: string): Promise<LoadedPage> => {
    const key = keyOf(pathname);
    const page = failed.get(key) ?? cached.get(key) ?? load(pathname);
    cached.delete(key);
    cached.set(key, page);
    page.catch(() => failed.set(key, page));
    const [oldest] = cached.keys();
    if (cached.size > MAX_PAGES && oldest !== undefined) cached.delete(oldest);
    return page;
  };
}

/** Loads CSS chunks by name. Each is added once and stays for the whole session. */
type Stylesheets = {
  /**
   * Adds a chunk to the document. Rejects with a `ChunkLoadError` if it fails or takes longer than five seconds; the next
   * call tries again.
   */
  load: (chunk: string) => Promise<unknown>;
  /** Marks chunks that came with the built page as loaded. */
  markLoaded: (chunks: readonly string[]) => void;
};

/** Makes the loader of style sheets. `addresses`: by chunk name; a chunk without an address is in the document already. */
export function createStylesheets(addresses: Readonly<Record<string, string>> = {}): Stylesheets {
  const requests = new Map<string, Promise<unknown>>();

  async function add(chunk: string): Promise<void> {
    const href = addresses[chunk];
    if (href === undefined) return;
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    const loaded = new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = () => reject(new Error(`${href} failed.`));
    });
    document.head.append(link);
    try {
      await withTimeout(href, loaded, TIMEOUT_MS);
      // An unfinished deploy may serve an empty file. No chunk of ours is without rules.
      if (!link.sheet?.cssRules.length) throw new Error(`${href} has no rules.`);
    } catch (cause) {
      // Removing the element also cancels a request that is still open.
      link.remove();
      throw new ChunkLoadError(chunk, { css: true, cause });
    }
  }

  return {
    load(chunk) {
      const loading = requests.get(chunk) ?? add(chunk);
      requests.set(chunk, loading);
      loading.catch(() => requests.delete(chunk));
      return loading;
    },
    markLoaded(chunks) {
      for (const chunk of chunks) requests.set(chunk, Promise.resolve());
    },
  };
}
