import './styles.css';
import { SiteStoreProvider } from '@tamarack-lowe/state/react';
import { useState } from 'react';
import type { Visit } from './navigation/createVisit.ts';
import { HydratedProvider } from './navigation/hydrated.tsx';
import { PageBoundary } from './navigation/PageBoundary.tsx';
import { SiteRouter, usePage } from './navigation/SiteRouter.tsx';
import { Document } from './shell/Document.tsx';
import { SiteShell } from './shell/SiteShell.tsx';
import { makeSiteStore } from './store/makeSiteStore.ts';
import { RestoredProvider } from './store/restored.tsx';

/** The whole document of a visit, with the one store of the visit. */
export function Site({ visit }: { visit: Visit }) {
  const [store] = useState(() => makeSiteStore(visit.place().location.pathname));
  return (
    <SiteStoreProvider store={store}>
      <SiteRouter visit={visit}>
        <HydratedProvider>
          <RestoredProvider>
            <Document>
              <SiteShell>
                <CurrentPage />
              </SiteShell>
            </Document>
          </RestoredProvider>
        </HydratedProvider>
      </SiteRouter>
    </SiteStoreProvider>
  );
}

function CurrentPage() {
  const { key, drawn } = usePage();
  return <PageBoundary key={key}>{drawn}</PageBoundary>;
}
