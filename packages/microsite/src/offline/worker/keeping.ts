import type { WorkboxPlugin } from 'workbox-core';
import { isOurs } from './isOurs.ts';
import { labelled } from './labelled.ts';
import { drawnBy, madeOf } from './meant.ts';
import { pageKey } from './pageKey.ts';
import { hold, openShelf } from './shelf.ts';

/** Keeps what came, with its label, within the bytes there are. */
export const keeping: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    (await isOurs(request.url, response)) ? labelled(response, madeOf(new URL(request.url).pathname)) : null,
  cacheDidUpdate: hold,
};

/** Keeps of a build only what is of it. */
export const checking: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    response.status === 200 && (await isOurs(request.url, response)) ? response : null,
};

/** Keeps and finds a page by its path alone, and finds the one that draws it too. */
export const byPath: WorkboxPlugin = {
  async cacheKeyWillBeUsed({ request, mode }) {
    const key = pageKey(request.url);
    const other = drawnBy(new URL(key).pathname);
    if (mode === 'write' || other === undefined) return key;
    const shelf = await openShelf();
    return (await shelf.match(key, { ignoreVary: true })) ? key : pageKey(new URL(other, key).href);
  },
};
