import { type PageData, pageDataAddress } from '@tamarack-lowe/prerender/early';
import { belowHome } from '../../site/belowHome.ts';
import type { MicrositeSite } from '../../site/SiteData.ts';
import type { HeadEntry } from '../../table/head/HeadEntry.ts';
import { kindAt } from '../../table/kindAt.ts';
import type { Page } from '../../table/page.ts';
import { buildId } from '../../visit/loading/buildId.ts';
import { createSheets } from '../../visit/loading/createSheets.ts';
import { loadChunk } from '../../visit/loading/loadChunk.ts';
import { plain } from '../../visit/plain.ts';

/** A page with its data, ready to be drawn. */
export type LoadedPage = {
  /** The same for addresses that are drawn by one page, such as the slides of a section. */
  key: string;
  page: Page;
  data: unknown;
  /** The head of each address that this page draws. */
  heads: Record<string, HeadEntry[]>;
};

/** A page as it lies beside its HTML. */
export type PageFile = {
  /** What the page was drawn from. */
  data: unknown;
  /** The head of each address that the page draws, by its path. */
  heads: Record<string, HeadEntry[]>;
};

/** Finds and loads the pages of a site. */
export type Pages = {
  keyOf: (pathname: string) => string;
  /** The page of an address whose data and styles are there already. Fails with a `ChunkLoadError`. */
  withFile: (pathname: string, file: PageFile) => Promise<LoadedPage>;
  /**
   * Loads the page of an address, its data and its styles, all at once; the page for unknown addresses where there are
   * none. Fails with a `ChunkLoadError` when a part cannot be had.
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
    const { id, page: loadModule, styles } = kindOf(pathname);
    sheets.note(styles);
    const { page } = await loadChunk(id, loadModule);
    return { key: keyOf(pathname), page, data, heads };
  }

  async function load(pathname: string): Promise<LoadedPage> {
    const { id, page: loadModule, styles } = kindOf(pathname);
    const [file] = await Promise.all([
      loadChunk(id, () => loadFile(id === 'not-found' ? unknown : pathname)),
      loadChunk(id, loadModule),
      ...styles.map((part) => loadChunk(part, () => sheets.load(part))),
    ]);
    return file ? withFile(pathname, file) : load(unknown);
  }

  return { keyOf, withFile, load };
}

/** Our own server keeps the data that these scripts can draw (`withOtherBuild`); with those of others they would fail. */
async function loadFile(pathname: string): Promise<PageFile | null> {
  const answer = await fetch(`${pageDataAddress(plain(pathname))}?${buildId()}`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The data of a page were answered with ${answer.status}.`);
  const file = (await answer.json()) as PageData<PageFile>;
  if (file.build !== buildId()) throw new Error('There is another build.');
  return file;
}
