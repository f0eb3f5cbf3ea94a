import { useDeferredValue, useRef, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Returns false in the built page and during hydration, then true. The change is a transition, because it renders many parts
 * of a page, such as rings, and would lengthen the hydration task. Components that mount later start with true. `microsite`
 * has `usePageHydrated`, which needs a provider; here each component tracks its own hydration.
 */
export function useHydrated(): boolean {
  const rendersInBrowser = useRef(true);
  const mountedInBrowser = useSyncExternalStore(
    subscribe,
    () => rendersInBrowser.current,
    () => (rendersInBrowser.current = false),
  );
  return useDeferredValue(true, mountedInBrowser ? undefined : false);
}
