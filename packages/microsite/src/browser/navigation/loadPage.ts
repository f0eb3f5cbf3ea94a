import { pageDataAddress } from '@tamarack-lowe/prerender/early';
import type { HeadEntry } from '../content/pageHead.ts';
import { loadChunk } from '../shell/loading/loadChunk.ts';
import type { Page } from './page.ts';
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
export type PageFile = {
  /** What the page was drawn from. */
  data: unknown;
  /** The head of each address that the page draws, by its path. */
  heads: Record<string, HeadEntry[]>;
};

/** Where the page for unknown addresses is built. */
const UNKNOWN = '/404';

const MODULES: Record<RouteId, () => Promise<{ page: Page }>> = {
  intro: () => import('../routes/intro.tsx'),
  discover: () => import('../routes/slides.tsx'),
  recruit: () => import('../routes/slides.tsx'),
  story: () => import('../routes/story.tsx'),
  connect: () => import('../routes/connect.tsx'),
  member: () => import('../routes/member.tsx'),
  campus: () => import('../routes/campus.tsx'),
  events: () => import('../routes/events.tsx'),
  resource: () => import('../routes/resource.tsx'),
  'not-found': () => import('../routes/not-found.tsx'),
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
  const answer = await fetch(pageDataAddress(plain(pathname)));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`The data of a page were answered with ${answer.status}.`);
  return answer.json();
}
