import { selectVisitRestored } from '@tamarack-lowe/state';
import { useSiteSelector } from '@tamarack-lowe/state/react';
import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';

const Restored = createContext(false);

/** Tells the pages that the visit is known. What a store changes is drawn at once; what this changes, when there is time. */
export function RestoredProvider({ children }: { children: ReactNode }) {
  return <Restored value={useDeferredValue(useSiteSelector(selectVisitRestored))}>{children}</Restored>;
}

/** False while both types of visitors are in the page and style sheets show one, then true: only the visitor's own is needed. */
export function useRestored(): boolean {
  return useContext(Restored);
}
