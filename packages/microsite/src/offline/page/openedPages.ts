import { pathOfPageData } from '@tamarack-lowe/prerender/prehydration';
import { CACHED_AT, REVISION, readCacheName } from '../protocol.ts';

/** A cached page that the visitor has opened: its path, and the file beside it. */
export type OpenedPage = { path: string; file: unknown };

/** Lists the cached pages that were opened on this device, the latest first. */
export async function openedPages(): Promise<OpenedPage[]> {
  const cache = await caches.open(readCacheName(new URL(import.meta.env.BASE_URL, location.href).href));
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const path = pathOfPageData(new URL(url).pathname);
      const cached = path === null ? undefined : await cache.match(url, { ignoreVary: true });
      if (path === null || !cached || cached.headers.has(REVISION)) return [];
      const file: unknown = await cached.json().catch(() => null);
      return file === null ? [] : [{ path, file, at: Number(cached.headers.get(CACHED_AT)) }];
    }),
  );
  return pages.flat().sort((a, b) => b.at - a.at);
}
