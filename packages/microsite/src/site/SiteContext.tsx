import { createContext, useContext } from 'react';
import type { MicrositeSite } from './SiteData.ts';

const SiteContext = createContext<MicrositeSite | null>(null);

/** Provides the site. Renders no element of its own. */
export const SiteProvider = SiteContext;

/** Returns the site. Throws outside of `SiteProvider`. */
export function useSite(): MicrositeSite {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite needs a SiteProvider around it.');
  return site;
}
