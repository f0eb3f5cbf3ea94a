import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { currentHandle } from '../content/pageHandle.ts';

/**
 * After a change of page the new title gets the focus. Between slides the focus stays on the button that was pressed;
 * only when it was lost with the slide that left does the title get it.
 */
export function useRouteFocus() {
  const { pathname } = useLocation();
  const slides = currentHandle(useMatches()).handle.slides ?? false;
  const before = useRef({ pathname, slides });
  useEffect(() => {
    const { pathname: from, slides: wereSlides } = before.current;
    before.current = { pathname, slides };
    if (from === pathname) return;
    const focused = document.activeElement;
    const kept = slides && wereSlides && focused !== null && focused !== document.body;
    if (kept && focused.isConnected && !focused.closest('[inert]')) return;
    const title = document.querySelector<HTMLElement>('main h1');
    title?.focus({ preventScroll: true });
  }, [pathname, slides]);
}
