import { pageDataAddress } from '@tamarack-lowe/prerender/early';
import { belowHome } from '../../site/belowHome.ts';
import type { MicrositeSite } from '../../site/SiteData.ts';
import type { HeadEntry } from '../../table/head/HeadEntry.ts';
import { kindAt } from '../../table/kindAt.ts';
import type { PageKind } from '../../table/PageKind.ts';
import type { Page } from '../../table/page.ts';
import { buildId } from './buildId.ts';
import { loadChunk } from './chunkErrors.ts';
import { fetchJson } from './fetchJson.ts';
import { type PageFile, readPageFile } from './pageFile.ts';
import { plain } from './plain.ts';
import { createSheets } from './stylesheets.ts';

/** A page with its data, ready to be drawn. */
export type LoadedPage = {
  /** The same for addresses that are drawn by one page, such as the slides of a section. */
  key: string;
  page: Page;
  data: unknown;
  /** The head of each address that this page draws. */
  heads: Record<string, HeadEntry[]>;
};

/** Finds and loads the pages of a site. */
export type Pages = {
  keyOf: (pathname: string) => string;
  /** The page of an address whose data and styles are there already. Fails with a `ChunkLoadError`. */
  withFile: (pathname: string, file: PageFile) => Promise<LoadedPage>;
  /**
   * Loads the page of an address, its data and its styles, all at once and with one try each. Fails with a
   * `ChunkLoadError` when a part cannot be had in time: whoever asked loads the document.
   */
  load: (pathname: string) => Promise<LoadedPage>;
};

/** Makes what finds and loads the pages of a site. */
export function createPages({ paths, parts }: Pick<MicrositeSite, 'paths' | 'parts'>): Pages {
  const sheets = createSheets(parts);
  /** Where the page for unknown addresses is built. */
  const unknown = belowHome(paths.intro, '/404');
  const kindOf = (pathname: string) => kindAt(paths, pathname);

  function keyOf(pathname: string): string {
    return kindOf(pathname).keyOf?.(paths.read(pathname)) ?? plain(pathname);
  }

  async function withFile(pathname: string, { data, heads }: PageFile): Promise<LoadedPage> {
    const kind = kindOf(pathname);
    sheets.note(kind.styles);
    return { key: keyOf(pathname), page: await loadPage(kind), data, heads };
  }

  async function load(pathname: string): Promise<LoadedPage> {
    const kind = kindOf(pathname);
    const builtAt = kind.id === 'not-found' ? unknown : pathname;
    const [{ data, heads }, page] = await Promise.all([
      loadChunk(kind.id, () => loadFile(builtAt)),
      loadPage(kind),
      ...kind.styles.map((part) => sheets.load(part)),
    ]);
    return { key: keyOf(pathname), page, data, heads };
  }

  return { keyOf, withFile, load };
}

function loadPage({ id, page: loadModule }: PageKind): Promise<Page> {
  return loadChunk(id, async () => {
    const module: { page?: Page } = await loadModule();
    // A script that half a deploy has emptied is one all the same.
    if (!module.page) throw new Error('It exports no page.');
    return module.page;
  });
}

/** Our own server keeps the data that these scripts can draw (`withOtherBuild`); with those of others they would fail. */
async function loadFile(pathname: string): Promise<PageFile> {
  const file = readPageFile(await fetchJson(`${pageDataAddress(plain(pathname))}?${buildId()}`));
  if (file.build !== buildId()) throw new Error('There is another build.');
  return file;
}
