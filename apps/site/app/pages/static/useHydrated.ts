import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the built page and in the first render over it, then true: what the address or the clock adds waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
