import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether the script runs: false in the built page and in the first render of the browser, then true. Rings are drawn
 * then, because their seed is a hundredth of the bytes of their path.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
