import { type PageData, pageDataAddress } from '@tamarack-lowe/prerender/early';
import { belowHome, withoutTrailingSlash } from '../../site/paths.ts';
import type { MicrositeSite } from '../../site/SiteData.ts';
import type { HeadEntry } from '../../routes/head/HeadEntry.ts';
import { kindAt } from '../../routes/kindAt.ts';
import type { PageKind } from '../../routes/route.ts';
import type { Page } from '../../routes/page.ts';
import { buildId, loadChunk } from './chunkErrors.ts';
import { fetchJson } from './fetchJson.ts';
import { createStylesheets } from './stylesheets.ts';

/** A page with its data, ready to render. */
export type LoadedPage = {
  /** The same for all addresses that one page renders, such as the slides of a section. */
  key: string;
  page: Page;
  data: unknown;
  /** The head of each address that this page renders. */
  heads: Record<string, HeadEntry[]>;
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
};

/** The file beside the HTML of a page. */
export type PageFile = {
  /** The data that the page renders. */
  data: unknown;
  /** The head of each address that the page renders, by its path. */
  heads: Record<string, HeadEntry[]>;
};

/** Makes the page loader of a site. */
export function createPageLoader({ paths, parts }: Pick<MicrositeSite, 'paths' | 'parts'>): PageLoader {
  const stylesheets = createStylesheets(parts);
  /** Path at which the build puts the page for unknown addresses. */
  const notFoundPath = belowHome(paths.intro, '/404');
  const kindOf = (pathname: string) => kindAt(paths, pathname);

  function keyOf(pathname: string): string {
    return kindOf(pathname).keyOf?.(paths.read(pathname)) ?? withoutTrailingSlash(pathname);
  }

  async function fromFile(pathname: string, { data, heads }: PageFile): Promise<LoadedPage> {
    const kind = kindOf(pathname);
    stylesheets.markLoaded(kind.styles);
    return { key: keyOf(pathname), page: await loadModule(kind), data, heads };
  }

  async function load(pathname: string): Promise<LoadedPage> {
    const kind = kindOf(pathname);
    const builtAt = kind.id === 'not-found' ? notFoundPath : pathname;
    const [{ data, heads }, page] = await Promise.all([
      loadChunk(kind.id, () => loadFile(builtAt)),
      loadModule(kind),
      ...kind.styles.map((chunk) => stylesheets.load(chunk)),
    ]);
    return { key: keyOf(pathname), page, data, heads };
  }

  return { keyOf, fromFile, load };
}

/**
 * Checks the JSON of the file beside a page. Throws for anything else: hosts respond to errors with JSON too, with empty
 * objects and lists. `data` is not checked, since it belongs to the build that the file names.
 */
export function readPageFile(json: unknown): PageData<PageFile> {
  const { heads, build }: { heads?: unknown; build?: unknown } = Object(json);
  const isFile = typeof build === 'string' && isRecord(heads) && Object.values(heads).every(Array.isArray);
  if (!isFile) throw new Error('This is no file of a page.');
  return json as PageData<PageFile>;
}

function loadModule({ id, page: importPage }: PageKind): Promise<Page> {
  return loadChunk(id, async () => {
    const module: { page?: Page } = await importPage();
    // An unfinished deploy may serve an empty script.
    if (!module.page) throw new Error('It exports no page.');
    return module.page;
  });
}

/** Our own server keeps the data of the previous build (`withOtherBuild`). Data of any other build would break the page. */
async function loadFile(pathname: string): Promise<PageFile> {
  const file = readPageFile(
    await fetchJson(`${pageDataAddress(withoutTrailingSlash(pathname))}?${buildId()}`),
  );
  if (file.build !== buildId()) throw new Error('There is another build.');
  return file;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
