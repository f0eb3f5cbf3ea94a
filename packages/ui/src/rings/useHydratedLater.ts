import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether the script runs: false in the built page and in the first render of the browser, then true. Rings are drawn
 * then, because their seed is a hundredth of the bytes of their path; in a transition of its own: what many parts of a
 * page draw would else be drawn in the task that brings it to life. What comes to a living page begins with true.
 */
export function useHydratedLater(): boolean {
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
