import { createContext, useContext } from 'react';
import { plain } from './plain.ts';

/** What pages may ask of the way of a visitor through the site. */
export type VisitValue = {
  /** Loads a page that the visitor may open next. Nothing happens when that fails. */
  prefetch: (pathname: string) => void;
  /** The paths that a photo travels between just now. */
  travel: { from: string; to: string } | null;
};

const VisitContext = createContext<VisitValue>({ prefetch: () => undefined, travel: null });

/** Tells everything inside of the visit. Renders no element of its own. */
export const VisitProvider = VisitContext;

/** Loads a page that the visitor may open next. */
export function usePrefetchPage(): VisitValue['prefetch'] {
  return useContext(VisitContext).prefetch;
}

/** Whether a photo travels to or from the page of this path just now. */
export function useTravels(path: string): boolean {
  const { travel } = useContext(VisitContext);
  return travel !== null && [travel.from, travel.to].some((each) => plain(each) === plain(path));
}
