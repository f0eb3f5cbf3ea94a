import '../../../../apps/site/app/styles.css';
import { PagesProvider } from '@tamarack-lowe/pages';
import { SiteStoreProvider } from '@tamarack-lowe/state/react';
import { useState } from 'react';
import type { Visit } from './navigation/createVisit.ts';
import { HydratedProvider } from '../visit/hydrated.tsx';
import { PageBoundary } from './navigation/PageBoundary.tsx';
import { SiteRouter, usePage } from './navigation/SiteRouter.tsx';
import { SiteDocument } from './shell/SiteDocument.tsx';
import { SiteShell } from './shell/SiteShell.tsx';
import { sitePages } from './shell/sitePages.ts';
import { makeSiteStore } from './store/makeSiteStore.ts';
import { SiteVisitor } from './store/SiteVisitor.tsx';

/** The whole document of a visit, with the one store of the visit. */
export function Site({ visit }: { visit: Visit }) {
  const [store] = useState(() => makeSiteStore(visit.place().location.pathname));
  return (
    <SiteStoreProvider store={store}>
      <SiteRouter visit={visit}>
        <HydratedProvider>
          <SiteVisitor>
            <PagesProvider value={sitePages}>
              <SiteDocument>
                <SiteShell>
                  <CurrentPage />
                </SiteShell>
              </SiteDocument>
            </PagesProvider>
          </SiteVisitor>
        </HydratedProvider>
      </SiteRouter>
    </SiteStoreProvider>
  );
}

function CurrentPage() {
  const { key, drawn } = usePage();
  return <PageBoundary key={key}>{drawn}</PageBoundary>;
}
