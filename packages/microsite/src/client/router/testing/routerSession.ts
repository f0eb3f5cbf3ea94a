import { vi } from 'vitest';
import { definePage } from '../../../routes/route.ts';
import type { LoadedPage } from '../pageLoader.ts';
import { createRouter, type RouterState } from '../router.ts';

/** Addresses of slides that one page renders. */
const SLIDES = ['/work', '/work-abroad', '/work-outdoors'];
/** Key of the page at a path. */
export const keyOf = (path: string) => (SLIDES.includes(path) ? 'slides of work' : path);
const page = definePage<unknown>({ metadata: {}, Component: () => null });
/** Returns the page at a path as its loader does. The data are the path. */
export const loadedAt = (path: string): LoadedPage => ({ key: keyOf(path), page, data: path, heads: {} });

/** Resolves in a new task, before any timer. */
export function nextTask() {
  return new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Waits until a press is painted and its page is loaded. */
export async function settle() {
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** Notes the paths whose parts a router loads. */
export const prepare = vi.fn(async (pathname: string) => loadedAt(pathname));

/** A page that knows nothing of others. */
export const noPreview = (): LoadedPage | undefined => undefined;

/** A visitor who prefers no other form of a page. */
const noOtherForm = (_: LoadedPage): string | undefined => undefined;

/** Makes a router whose session begins at a path of the (fake) window, and records every state. */
export function begin(
  path: string,
  load = async (pathname: string) => loadedAt(pathname),
  { preview = noPreview, preferredPath = noOtherForm } = {},
) {
  window.history.replaceState(null, '', path);
  const shown: RouterState[] = [];
  const router = createRouter({
    loaded: loadedAt(path),
    pages: { keyOf, load, prepare, preview },
    failedTitle: 'Not here',
    preferredPath,
    location: { pathname: path },
  });
  router.listen((state) => shown.push(state));
  router.followAddressBar();
  const last = () => shown.at(-1);
  return { router, shown, last };
}
