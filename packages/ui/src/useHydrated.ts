import { useDeferredValue, useRef, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether the script runs: false in the built page and in the first render of the browser, then true, in a transition:
 * what many parts of a page draw then would else be drawn in the task that brings it to life. What comes to a living
 * page begins with true. Rings are drawn then, because their seed is a hundredth of the bytes of their path. Each
 * component finds out by itself: the kit asks no site for a provider, whatever that site tells its own pages.
 */
export function useHydrated(): boolean {
  const living = useRef(true);
  const began = useSyncExternalStore(
    subscribe,
    () => living.current,
    () => (living.current = false),
  );
  return useDeferredValue(true, began ? undefined : false);
}
