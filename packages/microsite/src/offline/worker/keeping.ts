import type { WorkboxPlugin } from 'workbox-core';
import { labelled } from './labelled.ts';
import { drawnBy, madeOf } from './meant.ts';
import { pageKey } from './pageKey.ts';
import { hold, openShelf } from './shelf.ts';

/** Keeps what came, with its label, within the bytes there are. */
export const keeping: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) => labelled(response, madeOf(new URL(request.url).pathname)),
  cacheDidUpdate: hold,
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
