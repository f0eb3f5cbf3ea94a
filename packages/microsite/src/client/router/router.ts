import { savesData } from '@tamarack-lowe/pages';
import { afterPaint } from '@tamarack-lowe/ui/after-paint';
import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router';
import { failedPage } from './failedPage.tsx';
import { openScrollMemory } from './history.ts';
import { here, keepKey, newKey } from './historyEntry.ts';
import { loadDocument } from './loadDocument.ts';
import { nextTask } from './nextTask.ts';
import type { Preview } from './Preview.ts';
import { keepPages } from './pageCache.ts';
import type { LoadedPage, Pages } from './pageLoader.ts';
import { comingPage } from './placeholderPages.tsx';

/** What is in the window. */
export type Place = {
  location: Location;
  loaded: LoadedPage;
  /** Where the window is to be scrolled to, in px; `null` leaves it where it is. */
  scroll: number | null;
  /** How the visitor came: along the history (and at first), or by a link. */
  by: NavigationType;
};

/** How a place is shown: at once; or in short tasks, for another page or slide. */
export type Show = (place: Place, how: 'at once' | 'when calm') => void;

export type Visit = {
  /** What is in the window; at first what the page was built for. */
  place: () => Place;
  /** Key of the address that was asked for last; what is in the window may be on its way there. */
  latest: () => string;
  /** What React Router's links and hooks speak to. */
  navigator: Navigator;
  /**
   * Loads the page of an address that the visitor may open next; not for visitors who save data. Nothing happens when
   * that fails.
   */
  prefetch: (to: string) => void;
  /** Tells what is known of the page that is asked for next, for the time until it is there. */
  expect: (preview: Preview) => void;
  /** Follows the browser's history until the function it gives is called. */
  listen: (show: Show) => () => void;
  /** Goes on to the address in the bar, which the page in the window was not built for. */
  catchUp: () => void;
};

/** A page that takes longer has its words and picture shown first, ms. One that is near takes less, and comes as it is. */
const NEAR_MS = 50;

/** What a visitor asked for. `replace`: the entry of the history stays the same one. */
type Asked = { location: Location; replace: boolean; onLate?: () => void };

/** The address of a slide, until the press that asked for it is painted. */
type WaitingAddress = { key: string; enter: () => void; callOff: () => void };

type VisitOptions = {
  loaded: LoadedPage;
  /** Finds and loads the pages of other addresses. */
  pages: Pick<Pages, 'keyOf' | 'load'>;
  /** Title of the document where a page cannot be had, and there is no connection. */
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
  let show: Show = () => undefined;
  let turn = 0;
  /** A document is on its way that will take the place of this one. */
  let isLeaving = false;
  let expected: Preview | null = null;
  let waiting: WaitingAddress | null = null;
  let place: Place = {
    location: { search: '', hash: '', state: null, key: 'first', ...location },
    loaded,
    scroll: null,
    by: NavigationType.Pop,
  };

  /**
   * Gives the page of an address, and null when another was asked for meanwhile: only the latest request wins. A page that
   * cannot be had is loaded as a document, which gives null too; without a connection it says so in its place. `onLate`:
   * called when it takes long.
   */
  async function loadLatest({ location, replace, onLate }: Asked): Promise<LoadedPage | null> {
    const { pathname } = location;
    turn += 1;
    const mine = turn;
    const late = setTimeout(() => mine === turn && onLate?.(), NEAR_MS);
    const found = await load(pathname).catch((error: unknown) => ({ error }));
    clearTimeout(late);
    // To draw a page is much: the task of the press is over before.
    await nextTask();
    if (mine !== turn) return null;
    if (!('error' in found)) return found;
    const { error } = found;
    isLeaving = loadDocument(createPath(location), { replace });
    if (!isLeaving) return failedPage(pathname, { error, title: failedTitle });
    console.error(error);
    return null;
  }

  function put(next: Place) {
    // Who has gone elsewhere meanwhile is not taken to a document that comes late.
    if (isLeaving) window.stop();
    isLeaving = false;
    const before = place;
    place = next;
    // A deck is on its way to its slide by itself: what else the address says comes after it.
    const isOnItsWay =
      next.loaded.key === before.loaded.key && next.location.pathname !== before.location.pathname;
    show(place, isOnItsWay ? 'when calm' : 'at once');
  }

  /** Ends the wait of a slide's address for its paint. */
  function endWait(): WaitingAddress | null {
    const ended = waiting;
    waiting = null;
    ended?.callOff();
    return ended;
  }

  async function go(to: To, state: unknown, options: NavigateOptions & { replace: boolean }) {
    endWait()?.enter();
    const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to;
    const key = newKey();
    const next: Location = { pathname, search, hash, state, key };
    const by = options.replace ? NavigationType.Replace : NavigationType.Push;
    let isEntered = false;
    function enter(page: LoadedPage) {
      scrolled?.keep(place.location.key);
      if (!isEntered) {
        if (!options.replace) keepKey(place.location);
        window.history[options.replace ? 'replaceState' : 'pushState']({ key, state }, '', createPath(next));
        isEntered = true;
      }
      const scroll = toScroll(next, options.preventScrollReset ? null : 0);
      put({ location: next, loaded: page, scroll, by });
    }
    const preview = expected;
    expected = null;
    const isHere = place.loaded.key === keyOf(pathname);
    if (isHere) turn += 1;
    // The deck moves by itself: the press is painted before the browser takes its milliseconds for another address.
    if (isHere && pathname !== place.location.pathname) {
      const { loaded } = place;
      waiting = { key, enter: () => enter(loaded), callOff: afterPaint(() => endWait()?.enter()) };
      return;
    }
    const page = isHere
      ? place.loaded
      : await loadLatest({
          location: next,
          replace: options.replace,
          onLate: () => preview?.words && enter(comingPage(pathname, preview)),
        });
    if (page) enter(page);
  }

  async function onHistory() {
    endWait();
    const next = here();
    keepKey(next);
    const { pathname } = place.location;
    scrolled?.keep(place.location.key);
    const isHere = place.loaded.key === keyOf(next.pathname);
    if (isHere) turn += 1;
    const page = isHere ? place.loaded : await loadLatest({ location: next, replace: true });
    if (!page) return;
    const onlyHash = pathname === next.pathname && next.hash !== place.location.hash;
    const scroll = toScroll(next, onlyHash ? null : (scrolled?.get(next.key) ?? 0));
    put({ location: next, loaded: page, scroll, by: NavigationType.Pop });
  }

  /** Nowhere when the window is there: told to scroll, a browser would lay out what has changed. */
  function toScroll({ hash }: Location, top: number | null): number | null {
    return hash === '' && scrolled?.top() === top ? null : top;
  }

  /** Leaving, the browser keeps how far this page is scrolled; it knows better than we what was in the window. */
  function onLeave() {
    scrolled?.keep(place.location.key);
    scrolled?.save();
    window.history.scrollRestoration = 'auto';
  }

  return {
    place: () => place,
    latest: () => waiting?.key ?? place.location.key,
    navigator: {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => {
        endWait()?.enter();
        window.history.go(delta);
      },
      push: (to, state, options) => void go(to, state, { ...options, replace: false }),
      replace: (to, state, options) => void go(to, state, { ...options, replace: true }),
    },
    prefetch(to) {
      const { pathname } = parsePath(to);
      if (!pathname || savesData() || keyOf(pathname) === place.loaded.key) return;
      load(pathname).catch(() => undefined);
    },
    expect(preview) {
      expected = preview;
    },
    listen(listener) {
      show = listener;
      const onComeBack = () => {
        isLeaving = false;
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
