import { createContext, type ReactNode, useContext, useDeferredValue, useEffect } from 'react';

const Hydrated = createContext(false);

/** Tells the pages that React has the page, in a render of its own after that: what it changes is drawn when there is time. */
export function HydratedProvider({ children }: { children: ReactNode }) {
  const hydrated = useDeferredValue(true, false);
  // The styles of what has come are found in a task of their own, mostly: the frame has only to lay it out.
  useEffect(() => {
    if (hydrated) document.body.checkVisibility();
  }, [hydrated]);
  return <Hydrated value={hydrated}>{children}</Hydrated>;
}

/** False in the built page and in the first render over it, then true: what the address or the clock adds waits for it. */
export function useHydrated(): boolean {
  return useContext(Hydrated);
}
