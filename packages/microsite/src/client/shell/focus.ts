import { selectMenuOpened } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import { CIRCLE, SLIDE } from '@tamarack-lowe/ui/internal/parts';
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { storyPathAt, withoutTrailingSlash } from '../../site/paths.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { usePage } from '../router/RouterProvider.tsx';

type Page = { pathname: string; key: string; slides: boolean; story: string | null };

/**
 * Focuses the title after a change of page. Between slides the focus stays on the button that was pressed; if that button
 * left with its slide, the title gets the focus. Back from a story, the circle that leads to it gets the focus, even if
 * its slide must scroll.
 */
export function useRouteFocus() {
  const { pathname } = useLocation();
  const { key, metadata } = usePage();
  const slides = metadata.slides ?? false;
  const { paths } = useSite();
  const current = useMemo((): Page => {
    // By address, not by page: a visitor may go back before the story itself has loaded.
    const story = storyPathAt(paths, pathname);
    return { pathname, key, slides, story };
  }, [pathname, key, slides, paths]);
  // Deferred: a slide becomes focusable, and gets its title, once it moves.
  const page = useDeferredValue(current);
  const rendered = useRef(current);
  const previous = useRef<Page>(undefined);
  // After two quick presses of Back, the deferred value skips the page in between, so each page is remembered here.
  useLayoutEffect(() => {
    if (rendered.current.pathname !== current.pathname) previous.current = rendered.current;
    rendered.current = current;
  }, [current]);
  const handled = useRef({ page, from: previous.current });
  useEffect(() => {
    const from = previous.current;
    const last = handled.current;
    handled.current = { page, from };
    const focused = document.activeElement;
    // A page that loads slowly replaces its preview, and the focused title of the preview is removed.
    const isSame = from === last.from;
    if (isSame && (last.page.key === page.key || focused !== document.body)) return;

    const isKept = page.slides && from?.slides && focused !== null && focused !== document.body;
    const slide = focused?.closest<HTMLElement>(SLIDE);
    if (
      isKept &&
      focused.isConnected &&
      (!slide || slide.dataset.href === withoutTrailingSlash(page.pathname))
    )
      return;

    const circle =
      from?.story && page.slides && !focused?.closest('dialog') ? circleTo(from.story) : undefined;
    if (circle) {
      circle.focus({ preventScroll: true });
      circle.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return;
    }
    const next = document.querySelector<HTMLElement>(
      `${SLIDE}[data-href="${withoutTrailingSlash(page.pathname)}"]`,
    );
    if (!next?.inert) return focusTitle();
    // The slide still moves: it stops being inert soon, and is inert again after the next change of page.
    const observer = new MutationObserver(focusTitle);
    observer.observe(next, { attributeFilter: ['inert'] });
    return () => observer.disconnect();
  }, [page]);
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
    if (before === null || before === pathname) return;
    const focused = document.activeElement;
    const isElsewhere = focused !== null && focused !== document.body;
    if (isElsewhere && !focused.closest('dialog, [aria-haspopup="dialog"]')) return;
    focusTitle();
  }, [pathname, opened]);
}

function focusTitle() {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/**
 * Finds the circle on the current slide that leads to a path. Visitors of another type may have none. On the last slide, the
 * portrait of a person met leads there, too.
 */
function circleTo(path: string): HTMLElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main [data-current] a[href]');
  const shown = Array.from(links).filter((link) => link.pathname === path && link.checkVisibility());
  return shown.find((link) => link.closest(CIRCLE)) ?? shown[0];
}
