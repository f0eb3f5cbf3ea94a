import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../site/SiteContext.tsx';
import { circleTo } from '../router/circleTo.ts';
import { plain } from '../router/plain.ts';
import { usePage } from '../router/RouterProvider.tsx';

type Page = { pathname: string; key: string; slides: boolean; story: boolean };

/**
 * After a change of page the new title gets the focus. Between slides the focus stays on the button that was pressed;
 * only when it was lost with the slide that left does the title get it. Coming back from a story, the circle that leads
 * there gets it, wherever its slide is scrolled.
 */
export function useRouteFocus() {
  const { pathname } = useLocation();
  const { key, handle } = usePage();
  const slides = handle.slides ?? false;
  const { paths } = useSite();
  const now = useMemo((): Page => {
    // Said by its address: who goes back may not have waited for the story itself.
    const story = paths.read(pathname).kind === 'story';
    return { pathname, key, slides, story };
  }, [pathname, key, slides, paths]);
  // A slide that comes is unlocked, and gets its title, once it moves.
  const page = useDeferredValue(now);
  const shown = useRef(now);
  const left = useRef<Page>(undefined);
  // Who goes back twice at once comes from a page that was deferred and never came up below.
  useLayoutEffect(() => {
    if (shown.current.pathname !== now.pathname) left.current = shown.current;
    shown.current = now;
  }, [now]);
  const before = useRef({ page, from: left.current });
  useEffect(() => {
    const from = left.current;
    const last = before.current;
    before.current = { page, from };
    const focused = document.activeElement;
    // Where the page took its time, its title stood there alone, and has left with the focus.
    const isSame = from === last.from;
    if (isSame && (last.page.key === page.key || focused !== document.body)) return;

    const kept = page.slides && from?.slides && focused !== null && focused !== document.body;
    const slide = focused?.closest<HTMLElement>('.gt-deck__slide');
    if (kept && focused.isConnected && (!slide || slide.dataset.href === plain(page.pathname))) return;

    const circle =
      from?.story && page.slides && !focused?.closest('dialog') ? circleTo(from.pathname) : undefined;
    if (circle) {
      circle.focus({ preventScroll: true });
      circle.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      return;
    }
    const focusTitle = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    const coming = document.querySelector<HTMLElement>(
      `.gt-deck__slide[data-href="${plain(page.pathname)}"]`,
    );
    if (!coming?.inert) return focusTitle();
    // It is on its way, and can be reached soon; it is locked again after the next change of page.
    const observer = new MutationObserver(focusTitle);
    observer.observe(coming, { attributeFilter: ['inert'] });
    return () => observer.disconnect();
  }, [page]);
}
