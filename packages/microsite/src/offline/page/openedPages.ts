import { pathOfPageData } from '@tamarack-lowe/prerender/early';
import { readCacheOf } from '../caches.ts';
import { KEPT_AS, KEPT_AT } from '../labels.ts';

/** A page that was opened and kept: its path, and what lies beside it. */
export type OpenedPage = { path: string; file: unknown };

/** The pages that were opened on this device, the last one first, as far as they are kept. */
export async function openedPages(): Promise<OpenedPage[]> {
  const shelf = await caches.open(readCacheOf(new URL(import.meta.env.BASE_URL, location.href).href));
  const found = await Promise.all(
    (await shelf.keys()).map(async ({ url }) => {
      const path = pathOfPageData(new URL(url).pathname);
      const kept = path === null ? undefined : await shelf.match(url, { ignoreVary: true });
      if (path === null || !kept || kept.headers.has(KEPT_AS)) return [];
      const file: unknown = await kept.json().catch(() => null);
      return file === null ? [] : [{ path, file, at: Number(kept.headers.get(KEPT_AT)) }];
    }),
  );
  return found.flat().sort((a, b) => b.at - a.at);
}
