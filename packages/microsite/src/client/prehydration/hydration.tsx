import { createContext, type ReactNode, useContext, useDeferredValue, useEffect } from 'react';

const HydratedContext = createContext(false);

/** Provides `usePageHydrated`. It becomes true in a deferred render after hydration, so that its changes block nothing. */
export function HydratedProvider({ children }: { children: ReactNode }) {
  const hydrated = useDeferredValue(true, false);
  // Forces most of the style recalculation in this task, so that the next frame has only layout left.
  useEffect(() => {
    if (hydrated) document.body.checkVisibility();
  }, [hydrated]);
  return <HydratedContext value={hydrated}>{children}</HydratedContext>;
}

/**
 * Returns false in the built page and in the first client render, then true. For content that depends on the address or the
 * clock. Unlike `useHydrated` of the kit, it is true for all components in the same render, so that no page is half updated.
 */
export function usePageHydrated(): boolean {
  return useContext(HydratedContext);
}
