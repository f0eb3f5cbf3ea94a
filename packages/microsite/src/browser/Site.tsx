import { PagesProvider } from '@tamarack-lowe/pages';
import { SiteStoreProvider } from '@tamarack-lowe/state/react';
import { RingShape } from '@tamarack-lowe/ui/field-rings';
import { useState } from 'react';
import { SiteProvider } from '../site/SiteContext.tsx';
import type { MicrositeSite } from '../site/SiteData.ts';
import { DRAWN_BLOCKS } from '../table/own/drawnBlocks.ts';
import { HydratedProvider } from '../visit/hydrated.tsx';
import { SiteLink } from '../visit/SiteLink.tsx';
import type { Visit } from './navigation/createVisit.ts';
import { PageBoundary } from './navigation/PageBoundary.tsx';
import { SiteRouter, usePage } from './navigation/SiteRouter.tsx';
import { ringShapeOf } from './ringShapeOf.ts';
import { SiteDocument } from './shell/SiteDocument.tsx';
import { SiteShell } from './shell/SiteShell.tsx';
import { makeSiteStore } from './store/makeSiteStore.ts';
import { SiteVisitor } from './store/SiteVisitor.tsx';

/** The whole document of a visit, with the one store of the visit. */
export function Site({ site, visit }: { site: MicrositeSite; visit: Visit }) {
  const [store] = useState(() => makeSiteStore(site, visit.place().location.pathname));
  const [ringShape] = useState(() => ringShapeOf(site.field));
  const [drawnWith] = useState(() => ({
    say: site.say,
    language: site.language,
    Link: SiteLink,
    blocks: DRAWN_BLOCKS,
  }));
  return (
    <SiteProvider value={site}>
      <SiteStoreProvider store={store}>
        <SiteRouter visit={visit}>
          <HydratedProvider>
            <SiteVisitor>
              <PagesProvider value={drawnWith}>
                <RingShape value={ringShape}>
                  <SiteDocument>
                    <SiteShell>
                      <CurrentPage />
                    </SiteShell>
                  </SiteDocument>
                </RingShape>
              </PagesProvider>
            </SiteVisitor>
          </HydratedProvider>
        </SiteRouter>
      </SiteStoreProvider>
    </SiteProvider>
  );
}

function CurrentPage() {
  const { key, drawn } = usePage();
  return <PageBoundary key={key}>{drawn}</PageBoundary>;
}
