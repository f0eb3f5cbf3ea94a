import type { RequestPath } from './requestPath.ts';
import { textResponse } from './responses.ts';

/**
 * Makes a function that redirects an address to the one that replaces it, with and without a slash at the end, in one hop
 * even where the replacement is redirected too. It returns null for an address without a redirect, and for a loop.
 *
 * @example createRedirects({ '/firm': '/company' })({ path: '/firm/', query: '' }) // 301 to /company
 */
export function createRedirects(
  redirects: Readonly<Record<string, string>>,
): (target: RequestPath) => Response | null {
  const targets = new Map(Object.entries(redirects).map(([from, to]) => [withoutLastSlash(from), to]));
  return ({ path, query }) => {
    const visited = new Set([withoutLastSlash(path)]);
    let to = targets.get(withoutLastSlash(path));
    for (let next = to; next !== undefined; next = targets.get(withoutLastSlash(next))) {
      if (visited.has(withoutLastSlash(next))) return null;
      visited.add(withoutLastSlash(next));
      to = next;
    }
    return to === undefined ? null : redirectResponse(to, query);
  };
}

/** Removes one slash at the end, not several: a page has an address with one and without, and none with two. */
export const withoutLastSlash = (path: string): string => path.replace(/\/$/, '');

/** A permanent redirect that keeps the query. `to` is written as people read it, accents included. */
export function redirectResponse(to: string, query: string): Response {
  const headers = { Location: encodeURI(to) + query, 'Cache-Control': 'public, max-age=3600' };
  return textResponse({ status: 301, headers, body: `This page is now at ${to}\n` });
}
