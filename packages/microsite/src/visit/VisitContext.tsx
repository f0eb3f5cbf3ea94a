import { createContext, useContext } from 'react';

/** What pages may ask of the way of a visitor through the site. */
export type VisitValue = {
  /** Loads the page of an address that the visitor may open next; not for those who save data. */
  prefetch: (to: string) => void;
};

const VisitContext = createContext<VisitValue>({ prefetch: () => undefined });

/** Tells everything inside of the visit. Renders no element of its own. */
export const VisitProvider = VisitContext;

/** Loads a page that the visitor may open next. */
export function usePrefetchPage(): VisitValue['prefetch'] {
  return useContext(VisitContext).prefetch;
}
