import { createContext, useContext } from 'react';
import type { NavigateOptions } from 'react-router';
import type { Preview } from './Preview.ts';

/** What pages may ask of the way of a visitor through the site. */
export type VisitValue = {
  /** Loads the page of an address that the visitor may open next; not for those who save data. */
  prefetch: (to: string) => void;
  /** Tells what is known of the page that is asked for next, for the time until it is there. */
  expect: (preview: Preview) => void;
  /** Goes to an address of the site. Always the same, unlike `useNavigate`: who has it is not drawn anew on the way. */
  go: (address: string, options: NavigateOptions) => void;
};

const VisitContext = createContext<VisitValue>({
  prefetch: () => undefined,
  expect: () => undefined,
  go: () => undefined,
});

/** Tells everything inside of the visit. Renders no element of its own. */
export const VisitProvider = VisitContext;

/** The visit, as far as pages may ask of it. */
export function useVisitValue(): VisitValue {
  return useContext(VisitContext);
}
