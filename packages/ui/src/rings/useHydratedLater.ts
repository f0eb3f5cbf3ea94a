import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * As `useHydrated`, in a transition of its own: what many parts of a page draw then would else be drawn in the task that
 * brings it to life. What comes to a living page begins with true.
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
