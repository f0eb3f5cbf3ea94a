import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';

const Hydrated = createContext(false);

/** Tells the pages that React has the page, in a render of its own after that: what it changes is drawn when there is time. */
export function HydratedProvider({ children }: { children: ReactNode }) {
  return <Hydrated value={useDeferredValue(true, false)}>{children}</Hydrated>;
}

/** False in the built page and in the first render over it, then true: what the address or the clock adds waits for it. */
export function useHydrated(): boolean {
  return useContext(Hydrated);
}
