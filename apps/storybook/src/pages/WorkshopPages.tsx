import { PagesProvider, VisitorProvider } from '@tamarack-lowe/pages';
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo } from 'react';
import type { Globals } from '../toolbars/dressPage.ts';
import { openWorkshop, type Workshop } from './openWorkshop.ts';

const WorkshopContext = createContext<Workshop | null>(null);

/** The site that the toolbars ask for. */
export function useWorkshop(): Workshop {
  const workshop = useContext(WorkshopContext);
  if (!workshop) throw new Error('A page has no site here. Put WorkshopPages around it.');
  return workshop;
}

/** Provides pages with the site and the visitor from the toolbars. Links are plain. */
export function WorkshopPages({ globals, children }: { globals: Globals; children: ReactNode }) {
  const { ground, locale, brand } = globals;
  const workshop = useMemo(() => openWorkshop({ locale, brand }), [locale, brand]);
  const pages = useMemo(() => {
    const { say, language } = workshop.site;
    return { say, language };
  }, [workshop]);
  const { visitorTypes: types } = workshop.site;
  const type = types.find(({ light }) => light === ground) ?? types[0];
  const place = types.indexOf(type);
  // Style sheets show what is for the type in this place.
  useLayoutEffect(() => {
    if (place === 0) return;
    const { dataset } = document.documentElement;
    dataset.as = String(place);
    return () => void delete dataset.as;
  }, [place]);
  return (
    <PagesProvider value={pages}>
      <VisitorProvider type={type.id} types={types} known>
        <WorkshopContext value={workshop}>{children}</WorkshopContext>
      </VisitorProvider>
    </PagesProvider>
  );
}
