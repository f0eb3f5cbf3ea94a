import { useDeferredValue, useRef, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Returns false in the built page and during hydration, then true. The change is a transition, as many parts of a page
 * render then and would lengthen the hydration task. Components that mount later start with true. Rings render then: their
 * seed is a hundredth of the bytes of their path. Each component calls this by itself, so that the kit needs no provider.
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
