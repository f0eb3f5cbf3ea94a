import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether the script runs: false in the built page and in the first render of the browser, then true, when there is time
 * for it: a store that has changed by then would be drawn in the same task. What comes to a living page begins with true.
 * Rings are drawn then, because their seed is a hundredth of the bytes of their path.
 */
export function useHydrated(): boolean {
  const began = useRef<boolean>(undefined);
  const live = useSyncExternalStore(
    subscribe,
    () => (began.current ??= true),
    () => (began.current ??= false),
  );
  const [hydrated, setHydrated] = useState(live);
  useEffect(() => {
    if (!live) startTransition(() => setHydrated(true));
  }, [live]);
  return hydrated;
}
