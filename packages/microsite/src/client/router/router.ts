import { documentTitle } from '@tamarack-lowe/content-model';
import { savesData } from '@tamarack-lowe/pages/internal/browser';
import { afterPaint } from '@tamarack-lowe/ui/internal/after-paint';
import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router';
import type { MicrositeSite } from '../../site/SiteData.ts';
import { loadDocument } from './chunkErrors.ts';
import { failedPage, previewPage } from './fallbackPages.tsx';
import { createKey, createScrollPositions, currentLocation, writeEntryKey } from './history.ts';
import {
  cachePages,
  createPageLoader,
  type LoadedPage,
  type PageFile,
  type PageLoader,
} from './pageLoader.ts';
import type { PrefetchOptions, Preview } from './routerActions.ts';

/** The page in the window, and how the visitor got there. */
export type RouterState = {
  location: Location;
  loaded: LoadedPage;
  /** Target scroll position of the window, in px. `null` leaves it as it is. */
  scroll: number | null;
  /** By a link (push or replace), or along the history (pop). The first page counts as pop. */
  navigationType: NavigationType;
};

/** Receives each new state. `isTransition`: another slide of the same deck, which React may render in short tasks. */
export type RouterListener = (state: RouterState, isTransition: boolean) => void;

export type SiteRouter = {
  /** The current state; at first the page as it was built. */
  state: () => RouterState;
  /** Key of the location that was requested last; the window may not show it yet. */
  latestKey: () => string;
  /** Interface for the hooks of React Router. */
  navigator: Navigator;
  /** Loads the page of an address that the visitor may open next. Does nothing for visitors who save data, nor on failure. */
  prefetch: (to: string, options?: PrefetchOptions) => void;
  /** Loads script and styles of the page of an address. Does nothing for visitors who save data, nor on failure. */
  prepare: (to: string) => void;
  /** Sets the preview of the next page, which is shown if the page takes long to load. */
  setPreview: (preview: Preview) => void;
  /** Follows the browser's history until the returned function is called. */
  listen: (listener: RouterListener) => () => void;
  /** Forgets where the visitor was on each page. */
  forgetPositions: () => void;
  /** Moves the state to the address in the bar, which may differ from the one that the page was built for. */
  followAddressBar: () => void;
};

type InitialPage = {
  /** Path that the page was built for. */
  builtFor: string;
  file: PageFile;
  /** The address in the bar. Default: the path that the page was built for. */
  location?: { pathname: string; search: string; hash: string };
};

/** Makes the router of a site, on the page that a session begins with. */
export async function openRouter(
  site: MicrositeSite,
  { builtFor, file, location }: InitialPage,
): Promise<SiteRouter> {
  const pages = createPageLoader(site);
  return createRouter({
    loaded: await pages.fromFile(builtFor, file),
    pages,
    failedTitle: documentTitle(site.brand, site.say('chunkFailed')),
    preferredPath: ({ page, data }) => page.preferredPath?.(data, site),
    location: location ?? { pathname: builtFor },
  });
}

type RouterOptions = {
  loaded: LoadedPage;
  /** Finds and loads the pages of other addresses. */
  pages: Pick<PageLoader, 'keyOf' | 'load' | 'prepare' | 'preview'>;
  /** Title of the document when a page fails to load and there is no connection. */
  failedTitle: string;
  /** Returns the path of the page that the visitor prefers to a loaded one. Default: none. */
  preferredPath?: (loaded: LoadedPage) => string | undefined;
  /** Address that the page was built for. */
  location: Pick<Location, 'pathname'> & Partial<Location>;
};

/** Time until the preview of a page that is still loading replaces the current page, ms. Most pages load sooner. */
const PREVIEW_DELAY_MS = 300;

/** Time until a page is shown without its first pictures, ms: a page that waited for all would be slow, one that waits for none begins with empty discs. */
const PICTURES_DELAY_MS = 400;

/** A location to load. `replace`: replaces the entry of the history. `onSlow`: called when loading takes long. */
type PageRequest = { location: Location; replace: boolean; onSlow?: () => void };

/** An entry of the history that waits until the press that caused it is painted. */
type PendingEntry = { key: string; commit: () => void; cancel: () => void };

/**
 * Makes a router: it knows the page in the window, and loads the next one. React Router's own routers bring loaders,
 * actions and fetchers for any site: 24 kB (brotli), as much as all our pages together. Here every page is a module and a
 * file beside the built page (decision 0015).
 */
export function createRouter({
  loaded,
  pages,
  failedTitle,
  preferredPath,
  location,
}: RouterOptions): SiteRouter {
  const { keyOf } = pages;
  const load = cachePages(pages.load, keyOf, loaded);
  const scrollPositions = typeof window === 'undefined' ? null : createScrollPositions();
  let notify: RouterListener = () => undefined;
  let requestCount = 0;
  /** The browser loads a document that will replace this one. */
  let isUnloading = false;
  let preview: Preview | null = null;
  let pending: PendingEntry | null = null;
  let state: RouterState = {
    location: { search: '', hash: '', state: null, key: 'first', ...location },
    loaded,
    scroll: null,
    navigationType: NavigationType.Pop,
  };

  /**
   * Only the latest request wins: stale results are dropped, as null. When a page fails, loads its document and returns
   * null; without a connection returns an error page.
   */
  async function loadLatest({ location, replace, onSlow }: PageRequest): Promise<LoadedPage | null> {
    const { pathname } = location;
    requestCount += 1;
    const request = requestCount;
    const timer = setTimeout(() => request === requestCount && onSlow?.(), PREVIEW_DELAY_MS);
    const late = new Promise((resolve) => setTimeout(resolve, PICTURES_DELAY_MS));
    const result = await load(pathname).catch((error: unknown) => ({ error }));
    clearTimeout(timer);
    if (!('error' in result)) await Promise.race([decodePictures(result), late]);
    // Rendering a page takes long. The task of the press ends before it.
    await nextTask();
    if (request !== requestCount) return null;
    if (!('error' in result)) return result;
    const { error } = result;
    isUnloading = loadDocument(createPath(location), { replace });
    if (!isUnloading) return failedPage(pathname, { error, title: failedTitle });
    console.error(error);
    return null;
  }

  function setState(next: RouterState) {
    // The visitor has navigated meanwhile: a late document must not replace this page.
    if (isUnloading) window.stop();
    isUnloading = false;
    const before = state;
    state = next;
    // The deck moves to its slide by itself. All else that depends on the address may follow later.
    const isSlideChange =
      next.loaded.key === before.loaded.key && next.location.pathname !== before.location.pathname;
    notify(state, isSlideChange);
  }

  /** Cancels the timer of the pending entry and returns the entry. */
  function takePending(): PendingEntry | null {
    const taken = pending;
    pending = null;
    taken?.cancel();
    return taken;
  }

  async function go(to: To, entryState: unknown, options: NavigateOptions & { replace: boolean }) {
    takePending()?.commit();
    const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    const key = createKey();
    const next: Location = { pathname, search, hash, state: entryState, key };
    const navigationType = options.replace ? NavigationType.Replace : NavigationType.Push;
    let isCommitted = false;
    function commit(page: LoadedPage) {
      // A page that replaces its preview stays where the visitor has scrolled to.
      const keepsScroll = options.preventScrollReset || (isCommitted && hash === '');
      scrollPositions?.set(state.location.key);
      if (!isCommitted) {
        if (!options.replace) writeEntryKey(state.location);
        window.history[options.replace ? 'replaceState' : 'pushState'](
          { key, state: entryState },
          '',
          createPath(next),
        );
        isCommitted = true;
      }
      const scroll = scrollTarget(next, keepsScroll ? null : 0);
      setState({ location: next, loaded: page, scroll, navigationType });
    }
    const nextPreview = preview;
    preview = null;
    const isHere = isLoaded(pathname);
    if (isHere) requestCount += 1;
    // The deck moves by itself. Changing the address takes browsers milliseconds, so the press is painted first.
    if (isHere && pathname !== state.location.pathname) {
      const { loaded } = state;
      pending = { key, commit: () => commit(loaded), cancel: afterPaint(() => takePending()?.commit()) };
      return;
    }
    const pagePreview = isHere ? undefined : pages.preview(pathname, state.loaded);
    if (pagePreview) void decodePictures(pagePreview);
    const page = isHere
      ? state.loaded
      : await loadLatest({
          location: next,
          replace: options.replace,
          onSlow: () => {
            if (pagePreview) commit(pagePreview);
            else if (nextPreview?.words) commit(previewPage(pathname, nextPreview));
          },
        });
    const preferred = page && page !== state.loaded ? preferredPath?.(page) : undefined;
    if (preferred !== undefined)
      return go({ pathname: preferred, search, hash }, entryState, {
        ...options,
        replace: options.replace || isCommitted,
      });
    if (page) commit(page);
  }

  async function onPop() {
    takePending();
    const next = currentLocation();
    writeEntryKey(next);
    const { pathname } = state.location;
    scrollPositions?.set(state.location.key);
    const isHere = isLoaded(next.pathname);
    if (isHere) requestCount += 1;
    const page = isHere ? state.loaded : await loadLatest({ location: next, replace: true });
    if (!page) return;
    const isHashChange = pathname === next.pathname && next.hash !== state.location.hash;
    const scroll = scrollTarget(next, isHashChange ? null : (scrollPositions?.get(next.key) ?? 0));
    setState({ location: next, loaded: page, scroll, navigationType: NavigationType.Pop });
  }

  /** Returns true if the page in the window is that of a path, with all its data. */
  function isLoaded(pathname: string): boolean {
    return state.loaded.key === keyOf(pathname) && !state.loaded.isPreview;
  }

  /** Returns null if the window is there already: a call to scroll forces the browser to lay out what changed. */
  function scrollTarget({ hash }: Location, top: number | null): number | null {
    return hash === '' && scrollPositions?.top() === top ? null : top;
  }

  /** Lets the browser restore this page when the visitor comes back: its saved scroll position is more accurate. */
  function onPageHide() {
    scrollPositions?.set(state.location.key);
    scrollPositions?.persist();
    window.history.scrollRestoration = 'auto';
  }

  return {
    state: () => state,
    latestKey: () => pending?.key ?? state.location.key,
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => {
        takePending()?.commit();
        window.history.go(delta);
      },
      push: (to, entryState, options) => void go(to, entryState, { ...options, replace: false }),
      replace: (to, entryState, options) => void go(to, entryState, { ...options, replace: true }),
    },
    prefetch(to, { pictures = false } = {}) {
      const { pathname } = parsePath(to);
      if (!pathname || savesData() || keyOf(pathname) === state.loaded.key) return;
      load(pathname).then(
        (page) => pictures && decodePictures(page),
        () => undefined,
      );
    },
    prepare(to) {
      const { pathname } = parsePath(to);
      if (pathname && !savesData()) pages.prepare(pathname).catch(() => undefined);
    },
    setPreview(next) {
      preview = next;
    },
    listen(listener) {
      notify = listener;
      const onPageShow = () => {
        isUnloading = false;
        window.history.scrollRestoration = 'manual';
      };
      const onPopState = () => void onPop();
      onPageShow();
      const untrack = scrollPositions?.track();
      window.addEventListener('popstate', onPopState);
      window.addEventListener('pagehide', onPageHide);
      window.addEventListener('pageshow', onPageShow);
      return () => {
        notify = () => undefined;
        untrack?.();
        window.removeEventListener('popstate', onPopState);
        window.removeEventListener('pagehide', onPageHide);
        window.removeEventListener('pageshow', onPageShow);
      };
    },
    forgetPositions: () => scrollPositions?.forget(),
    followAddressBar() {
      const isOther = createPath(state.location) !== createPath(window.location);
      const location = currentLocation();
      state = { ...state, location, scroll: null };
      // In a task of its own: it takes browsers milliseconds, and the page hydrates now.
      setTimeout(() => state.location === location && writeEntryKey(location));
      if (isOther) notify(state, false);
    },
  };
}

/** Resolves when the pictures that a page begins with are decoded, or cannot be. */
const decodePictures = async ({ page, data }: LoadedPage) => page.decodePictures?.(data);

/** Resolves in a new task, before any timer: the current press is handled by then. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
