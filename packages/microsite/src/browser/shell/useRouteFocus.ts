import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { circleTo } from '../../visit/circleTo.ts';
import { plain } from '../../visit/plain.ts';
import { usePage } from '../navigation/SiteRouter.tsx';

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
  const story = handle.page === 'story';
  // A slide that comes is unlocked, and gets its title, once it moves.
  const page: Page = useDeferredValue(
    useMemo(() => ({ pathname, key, slides, story }), [pathname, key, slides, story]),
  );
  const before = useRef(page);
  useEffect(() => {
    const from = before.current;
    before.current = page;
    const focused = document.activeElement;
    // Where the page took its time, its title stood there alone, and has left with the focus.
    const isSame = from.pathname === page.pathname;
    if (isSame && (from.key === page.key || focused !== document.body)) return;

    const kept = page.slides && from.slides && focused !== null && focused !== document.body;
    const slide = focused?.closest<HTMLElement>('.gt-deck__slide');
    if (kept && focused.isConnected && (!slide || slide.dataset.href === plain(page.pathname))) return;

    const circle =
      from.story && page.slides && !focused?.closest('dialog') ? circleTo(from.pathname) : undefined;
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
