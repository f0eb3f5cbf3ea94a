import type { LoadedPage } from './pageLoader.ts';

/** How many pages are kept ready: the one in the window and its neighbours. */
const MOST = 5;

/**
 * Loads pages by their keys, each once as long as it is among the five asked for last. `here` is one that is there
 * already. What failed is not asked for again: of everything that leads there, hands that rest on links included, only the
 * first asks, and a press goes on to the document at once.
 */
export function keepPages(
  load: (pathname: string) => Promise<LoadedPage>,
  keyOf: (pathname: string) => string,
  here?: LoadedPage,
) {
  const kept = new Map<string, Promise<LoadedPage>>(here && [[here.key, Promise.resolve(here)]]);
  const failed = new Map<string, Promise<LoadedPage>>();
  return (pathname: string): Promise<LoadedPage> => {
    const key = keyOf(pathname);
    const page = failed.get(key) ?? kept.get(key) ?? load(pathname);
    kept.delete(key);
    kept.set(key, page);
    page.catch(() => failed.set(key, page));
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    return page;
  };
}
