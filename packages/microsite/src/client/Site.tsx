import { PagesProvider } from '@tamarack-lowe/pages';
import { SiteStoreProvider } from '@tamarack-lowe/state/react';
import { RingShape } from '@tamarack-lowe/ui/field-rings';
import { useState } from 'react';
import { SiteProvider } from '../site/SiteContext.tsx';
import type { MicrositeSite } from '../site/SiteData.ts';
import { DRAWN_BLOCKS } from '../table/own/drawnBlocks.ts';
import { HydratedProvider } from './prehydration/hydration.tsx';
import { ringShapeOf } from './ringShape.ts';
import { SiteLink } from './router/Link.tsx';
import { PageBoundary } from './router/PageBoundary.tsx';
import { SiteRouter, usePage } from './router/RouterProvider.tsx';
import type { Visit } from './router/router.ts';
import { SiteVisitor } from './SiteVisitor.tsx';
import { SiteDocument } from './shell/SiteDocument.tsx';
import { SiteShell } from './shell/SiteShell.tsx';
import { makeSiteStore } from './store.ts';

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
