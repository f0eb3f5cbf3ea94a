import type { LoadedPage } from './pageLoader.ts';

/** Size of the cache: the current page and those around it. */
const MAX_PAGES = 5;

/**
 * Loads pages by key and caches the five that were requested last. `initial`: a page that is loaded already. A failed
 * page is not requested again: several links may prefetch it, and a press then loads the document at once.
 */
export function cachePages(
  load: (pathname: string) => Promise<LoadedPage>,
  keyOf: (pathname: string) => string,
  initial?: LoadedPage,
) {
  const cached = new Map<string, Promise<LoadedPage>>(initial && [[initial.key, Promise.resolve(initial)]]);
  const failed = new Map<string, Promise<LoadedPage>>();
  return (pathname: string): Promise<LoadedPage> => {
    const key = keyOf(pathname);
    const page = failed.get(key) ?? cached.get(key) ?? load(pathname);
    cached.delete(key);
    cached.set(key, page);
    page.catch(() => failed.set(key, page));
    const [oldest] = cached.keys();
    if (cached.size > MAX_PAGES && oldest !== undefined) cached.delete(oldest);
    return page;
  };
}
