import type { VisitFile } from '../early/visit.ts';
import { loadChunk } from '../../visit/loading/loadChunk.ts';
import type { HeadEntry } from '../../table/head/HeadEntry.ts';
import type { Page } from '../../table/page.ts';
import { plain, type RouteId, routeOf } from './routeOf.ts';

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
export type PageFile = Pick<VisitFile, 'data' | 'heads'>;

/** Where the page for unknown addresses is built. */
const UNKNOWN = '/404';

const MODULES: Record<RouteId, () => Promise<{ page: Page }>> = {
  intro: () => import('../../table/intro/page.tsx'),
  discover: () => import('../../table/slides/page.tsx'),
  recruit: () => import('../../table/slides/page.tsx'),
  story: () => import('../../table/story/page.tsx'),
  connect: () => import('../../table/connect/page.tsx'),
  member: () => import('../../table/member/page.tsx'),
  campus: () => import('../../table/campus/page.tsx'),
  events: () => import('../../table/events/page.tsx'),
  resource: () => import('../../table/resource/page.tsx'),
  'not-found': () => import('../../table/not-found/page.tsx'),
};

/** What an address is drawn by: slides of a section by one page, every other address by its own. */
export function pageKey(pathname: string): string {
  const id = routeOf(pathname);
  return id === 'discover' || id === 'recruit' ? id : plain(pathname);
}

/** The page of an address whose data are there already. Fails with a `ChunkLoadError`. */
export async function makeLoaded(pathname: string, { data, heads }: PageFile): Promise<LoadedPage> {
  const id = routeOf(pathname);
  const { page } = await loadChunk(id, MODULES[id]);
  return { key: pageKey(pathname), page, data, heads };
}

/**
 * Loads the page of an address and its data, both at once; the page for unknown addresses where there are none. Fails
 * with a `ChunkLoadError` when a part cannot be had.
 */
export async function loadPage(pathname: string): Promise<LoadedPage> {
  const id = routeOf(pathname);
  const [file] = await Promise.all([
    loadChunk(id, () => loadFile(id === 'not-found' ? UNKNOWN : pathname)),
    loadChunk(id, MODULES[id]),
  ]);
  return file ? makeLoaded(pathname, file) : loadPage(UNKNOWN);
}

async function loadFile(pathname: string): Promise<PageFile | null> {
  const answer = await fetch(`${plain(pathname).replace(/^\/$/, '')}/visit.json`);
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The data of a page were answered with ${answer.status}.`);
  return answer.json();
}
