import { useEffect } from 'react';
import { useRouterActions } from './routerActions.ts';

/** Time after which browsers without idle callbacks (Safari) count as idle, ms. */
const IDLE_MS = 1000;

/** Calls a function once the browser is idle. Returns a function that cancels the call. */
export function whenIdle(callback: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(callback, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(callback);
  return () => window.cancelIdleCallback(idle);
}

/**
 * Loads script and styles of the page at a path while the browser is idle. A press of a link to such a page then shows its
 * preview, however slow its data are.
 */
export function usePreparedPage(pathname: string | undefined): void {
  const { prepare } = useRouterActions();
  useEffect(() => {
    if (pathname !== undefined) return whenIdle(() => prepare(pathname));
  }, [prepare, pathname]);
}
