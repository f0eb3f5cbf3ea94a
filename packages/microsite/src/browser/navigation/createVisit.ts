import { afterPaint } from '@tamarack-lowe/ui/after-paint';
import {
  createPath,
  type Location,
  type NavigateOptions,
  type Navigator,
  parsePath,
  type To,
} from 'react-router';
import type { LoadedPage, Pages } from './createPages.ts';
import { failedPage } from './failedPage.tsx';
import { keepPages } from './keptPages.ts';
import { openScrollMemory } from './scrollMemory.ts';

/** Paths that a photo travels between while the page changes. */
export type Travel = { from: string; to: string };

/** What is in the window. */
export type Place = {
  location: Location;
  loaded: LoadedPage;
  /** Where the window is to be scrolled to, in px; `null` leaves it where it is. */
  scroll: number | null;
  travel: Travel | null;
};

/**
 * How a place is shown: at once; when there is time, for another page or slide; or so that the browser can picture what
 * was before and what comes.
 */
export type Show = (place: Place, how: 'at once' | 'when calm' | 'pictured') => void;

export type Visit = {
  /** What is in the window; at first what the page was built for. */
  place: () => Place;
  /** Key of the address that was asked for last; what is in the window may be on its way there. */
  latest: () => string;
  /** What React Router's links and hooks speak to. */
  navigator: Navigator;
  /** Loads a page that the visitor may open next. Nothing happens when that fails. */
  prefetch: (pathname: string) => void;
  /** Follows the browser's history until the function it gives is called. */
  listen: (show: Show) => () => void;
  /** Goes on to the address in the bar, which the page in the window was not built for. */
  catchUp: () => void;
};

type VisitOptions = {
  loaded: LoadedPage;
  /** Finds and loads the pages of other addresses. */
  pages: Pick<Pages, 'keyOf' | 'load'>;
  /** Title of the document where a page cannot be had. */
  failedTitle: string;
  /** The address that the page was built for. */
  location: Pick<Location, 'pathname'> & Partial<Location>;
};

/**
 * The way of one visitor through the site: which page is in the window, and how the next one gets there. React Router's
 * own routers bring loaders, actions and fetchers for any site: 24 kB with brotli, as much as all our pages together.
 * Here every page is a module and a file beside the built page (decision 0015).
 */
export function createVisit({ loaded, pages, failedTitle, location }: VisitOptions): Visit {
  const { keyOf } = pages;
  const load = keepPages(pages.load, keyOf, loaded);
  const scrolled = typeof window === 'undefined' ? null : openScrollMemory();
  const travels = new Set<string>();
  let show: Show = () => undefined;
  let turn = 0;
  let place: Place = {
    location: { search: '', hash: '', state: null, key: 'first', ...location },
    loaded,
    scroll: null,
    travel: null,
  };

  /** The one who asked last is served, when the press is painted: what comes later for others is let go. */
  async function loadLatest(pathname: string): Promise<LoadedPage | null> {
    turn += 1;
    const mine = turn;
    const painted = new Promise<void>(afterPaint);
    const next = await load(pathname).catch((error: unknown) =>
      failedPage(pathname, { error, title: failedTitle }),
    );
    await painted;
    return mine === turn ? next : null;
  }

  function put(next: Place, travelling: boolean) {
    const before = place;
    const travel = travelling ? { from: before.location.pathname, to: next.location.pathname } : null;
    const isOther = next.loaded.key !== before.loaded.key;
    if (!isOther || !travel || !document.startViewTransition) {
      place = next;
      // A deck is on its way to its slide by itself: what else the address says comes after it.
      const isElsewhere = next.location.pathname !== before.location.pathname;
      show(place, isElsewhere ? 'when calm' : 'at once');
      return;
    }
    const arrived = { ...next, travel };
    place = arrived;
    show({ ...before, scroll: null, travel }, 'pictured');
    const transition = document.startViewTransition(() => {
      // The visitor may have gone elsewhere before the browser came to it.
      if (place === arrived) show(arrived, 'pictured');
    });
    // Another change of page, or a hidden tab, skips the picture; the page changes all the same.
    transition.ready.catch(() => undefined);
    transition.finished
      .catch(() => undefined)
      .finally(() => {
        if (place.travel !== travel) return;
        place = { ...place, scroll: null, travel: null };
        show(place, 'when calm');
      });
  }

  async function go(to: To, state: unknown, options: NavigateOptions & { replace: boolean }) {
    const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    const key = newKey();
    const next: Location = { pathname, search, hash, state, key };
    const isHere = place.loaded.key === keyOf(pathname);
    if (isHere) turn += 1;
    const page = isHere ? place.loaded : await loadLatest(pathname);
    if (!page) return;
    scrolled?.keep(place.location.key);
    if (!options.replace) keepKey(place.location);
    const write = options.replace ? 'replaceState' : 'pushState';
    window.history[write]({ key, state }, '', createPath(next));
    const travelling = options.viewTransition === true;
    if (travelling) travels.add(`${place.location.pathname} ${pathname}`);
    const scroll = toScroll(next, isHere, options.preventScrollReset ? null : 0);
    put({ location: next, loaded: page, scroll, travel: null }, travelling);
  }

  async function onHistory() {
    const next = here();
    keepKey(next);
    const { pathname } = place.location;
    scrolled?.keep(place.location.key);
    const isHere = place.loaded.key === keyOf(next.pathname);
    if (isHere) turn += 1;
    const page = isHere ? place.loaded : await loadLatest(next.pathname);
    if (!page) return;
    const onlyHash = pathname === next.pathname && next.hash !== place.location.hash;
    const scroll = toScroll(next, isHere, onlyHash ? null : (scrolled?.get(next.key) ?? 0));
    const paths = [`${pathname} ${next.pathname}`, `${next.pathname} ${pathname}`];
    put(
      { location: next, loaded: page, scroll, travel: null },
      paths.some((path) => travels.has(path)),
    );
  }

  /** Nowhere when the page stays and the window is there: told to scroll, a browser would lay out what has changed. */
  function toScroll({ hash }: Location, stays: boolean, top: number | null): number | null {
    return stays && hash === '' && scrolled?.top() === top ? null : top;
  }

  /** Leaving, the browser keeps how far this page is scrolled; it knows better than we what was in the window. */
  function onLeave() {
    scrolled?.keep(place.location.key);
    scrolled?.save();
    window.history.scrollRestoration = 'auto';
  }

  return {
    place: () => place,
    latest: () => place.location.key,
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => window.history.go(delta),
      push: (to, state, options) => void go(to, state, { ...options, replace: false }),
      replace: (to, state, options) => void go(to, state, { ...options, replace: true }),
    },
    prefetch: (pathname) => void load(pathname).catch(() => undefined),
    listen(listener) {
      show = listener;
      const onComeBack = () => {
        window.history.scrollRestoration = 'manual';
      };
      const onPop = () => void onHistory();
      onComeBack();
      const unfollow = scrolled?.follow();
      window.addEventListener('popstate', onPop);
      window.addEventListener('pagehide', onLeave);
      window.addEventListener('pageshow', onComeBack);
      return () => {
        show = () => undefined;
        unfollow?.();
        window.removeEventListener('popstate', onPop);
        window.removeEventListener('pagehide', onLeave);
        window.removeEventListener('pageshow', onComeBack);
      };
    },
    catchUp() {
      const isNew = createPath(place.location) !== createPath(window.location);
      const location = here();
      place = { ...place, location, scroll: null };
      // In a task of its own: it takes browsers milliseconds, while the page comes to life.
      setTimeout(() => place.location === location && keepKey(location));
      if (isNew) show(place, 'at once');
    },
  };
}

/** The address in the bar, with the key of its entry in the history; one from before React has none and gets a new one. */
function here(): Location {
  const { pathname, search, hash } = window.location;
  const { key = newKey(), state = null } = entry();
  return { pathname, search, hash, state, key };
}

function entry(): { key?: string; state?: unknown } {
  return window.history.state ?? {};
}

/** Writes the key to the entry of the history that the window shows, where it has none. */
function keepKey({ key, state }: Location) {
  if (entry().key === undefined) window.history.replaceState({ key, state }, '');
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
