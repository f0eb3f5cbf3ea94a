import { selectMenuOpened } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import { SLIDE } from '@tamarack-lowe/ui/internal/parts';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { storyPathAt, withoutTrailingSlash } from '../../site/paths.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { usePage } from '../router/RouterProvider.tsx';

type Page = {
  pathname: string;
  key: string;
  slides?: boolean | undefined;
  /** The visitor came along the history, with Back or Forward. */
  popped: boolean;
};

type Visit = {
  page: Page;
  /** The page before. */
  from?: Page;
  /** By path, where the link led that the visitor followed there last. */
  followed: Record<string, string>;
};

/**
 * Focuses the title after a change of page. Between slides the focus stays on the button that was pressed; if that button
 * left with its slide, the title gets the focus. Back on any page, the link that the visitor followed there gets the focus,
 * and back from a story, the circle that leads to it, even if the page must scroll.
 */
export function useRouteFocus() {
  const { pathname } = useLocation();
  const { key, metadata } = usePage();
  const popped = useNavigationType() === NavigationType.Pop;
  const { slides } = metadata;
  const { paths } = useSite();
  const current = useMemo((): Page => ({ pathname, key, slides, popped }), [pathname, key, slides, popped]);
  // Deferred: a slide becomes focusable, and gets its title, once it moves.
  const page = useDeferredValue(current);
  const visit = useRef<Visit>({ page: current, followed: {} });
  // After two quick presses of Back, the deferred value skips the page in between, so each page is remembered here.
  useLayoutEffect(() => {
    const { page, followed } = visit.current;
    visit.current.page = current;
    if (page.pathname === current.pathname) return;
    visit.current.from = page;
    if (!current.popped) followed[page.pathname] = current.pathname;
  }, [current]);
  const handled = useRef<{ page: Page; from?: Page | undefined }>({ page });
  useEffect(() => {
    const { from, followed } = visit.current;
    const last = handled.current;
    handled.current = { page, from };
    const focused = document.activeElement;
    // A page that loads slowly replaces its preview, and the focused title of the preview is removed.
    if (from === last.from && (last.page.key === page.key || focused !== document.body)) return;

    const href = withoutTrailingSlash(page.pathname);
    const slide = focused?.closest<HTMLElement>(SLIDE);
    const isKept = page.slides && from?.slides && focused !== document.body;
    if (isKept && (!slide || slide.dataset.href === href)) return;

    const left = (page.popped && followed[page.pathname]) || (page.slides && !from?.slides && from?.pathname);
    // By address, not by page: a visitor may go back before the story itself has loaded.
    const link = left && !focused?.closest('dialog') && linkTo(storyPathAt(paths, left) ?? left);
    if (link) {
      link.focus({ preventScroll: true });
      link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return;
    }
    const next = document.querySelector(`${SLIDE}[data-href="${href}"][inert]`);
    if (!next) return focusTitle();
    // The slide still moves: it stops being inert soon, and is inert again after the next change of page.
    const observer = new MutationObserver(focusTitle);
    observer.observe(next, { attributeFilter: ['inert'] });
    return () => observer.disconnect();
  }, [page, paths]);
}

/**
 * Focuses the title after the menu has closed over a new page. A link of the menu changes the page while the menu is open,
 * and the closing menu focuses its button. Any other element that has the focus by then keeps it.
 */
export function useFocusAfterMenu() {
  const { pathname } = useLocation();
  const opened = useSiteSelector(selectMenuOpened);
  const openedOn = useRef<string | null>(null);
  useEffect(() => {
    if (opened) {
      openedOn.current ??= pathname;
      return;
    }
    const before = openedOn.current;
    openedOn.current = null;
    if (!before || before === pathname) return;
    const focused = document.activeElement;
    if (focused?.matches('body, dialog, dialog *, [aria-haspopup="dialog"]')) focusTitle();
  }, [pathname, opened]);
}

function focusTitle() {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/**
 * Finds the link to a path on the page, or on the current slide of a deck. Visitors of another type may have none. Of several, it is
 * the current one, as is the visitor's own choice on the first page, or else the last one, which is the circle: on the last slide,
 * the portrait of a person met is before it.
 */
function linkTo(path: string): HTMLElement | undefined {
  const within = document.querySelector('main [data-current]') ?? document;
  const links = [...within.querySelectorAll<HTMLAnchorElement>('main a')].filter(
    (link) => link.pathname === path && link.checkVisibility(),
  );
  return links.find((link) => link.ariaCurrent) ?? links.at(-1);
}
