import { createContext, useContext } from 'react';
import type { Preview } from './Preview.ts';

/** What pages may ask of the way of a visitor through the site. */
export type VisitValue = {
  /** Loads the page of an address that the visitor may open next; not for those who save data. */
  prefetch: (to: string) => void;
  /** Tells what is known of the page that is asked for next, for the time until it is there. */
  expect: (preview: Preview) => void;
};

const VisitContext = createContext<VisitValue>({ prefetch: () => undefined, expect: () => undefined });

/** Tells everything inside of the visit. Renders no element of its own. */
export const VisitProvider = VisitContext;

/** The visit, as far as pages may ask of it. */
export function useVisitValue(): VisitValue {
  return useContext(VisitContext);
}
