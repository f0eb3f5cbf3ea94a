import { createApiClient } from '@tamarack-lowe/api-client';
import { PagesProvider, type Visitor, VisitorProvider } from '@tamarack-lowe/pages';
import {
  createVisitStorage,
  makeStore,
  selectUserType,
  selectVisitRestored,
  switchVisitorType,
  systemClock,
} from '@tamarack-lowe/state';
import { SiteStoreProvider, useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';
import { RingShape, type RingShapeValue } from '@tamarack-lowe/ui/field-rings';
import { type ReactNode, useCallback, useDeferredValue, useState } from 'react';
import { CUSTOM_BLOCKS } from '../routes/custom/customComponents.ts';
import { SiteProvider, useSite } from '../site/SiteContext.tsx';
import type { MicrositeSite } from '../site/SiteData.ts';
import { HydratedProvider } from './prehydration/hydration.tsx';
import { Link } from './router/Link.tsx';
import { CurrentPage, RouterProvider } from './router/RouterProvider.tsx';
import type { SiteRouter } from './router/router.ts';
import { SiteDocument } from './shell/SiteDocument.tsx';
import { SiteShell } from './shell/SiteShell.tsx';

/** The whole document of a session, with its one store. */
export function Site({ site, router }: { site: MicrositeSite; router: SiteRouter }) {
  const [store] = useState(() => makeSiteStore(site, router.state().location.pathname));
  const [ringShape] = useState(() => ringShapeOf(site.rings));
  const [pagesContext] = useState(() => ({
    say: site.say,
    language: site.language,
    Link,
    blocks: CUSTOM_BLOCKS,
  }));
  return (
    <SiteProvider value={site}>
      <SiteStoreProvider store={store}>
        <RouterProvider router={router}>
          <HydratedProvider>
            <SiteVisitor>
              <PagesProvider value={pagesContext}>
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
        </RouterProvider>
      </SiteStoreProvider>
    </SiteProvider>
  );
}

type OnType = NonNullable<Visitor['onType']>;

/** Provides the visitor to pages. `known` is deferred: the change of the store renders synchronously otherwise. */
function SiteVisitor({ children }: { children: ReactNode }) {
  const type = useSiteSelector(selectUserType);
  const known = useDeferredValue(useSiteSelector(selectVisitRestored));
  const dispatch = useSiteDispatch();
  // The store logs stories that fail to arrive; the visitor then stays as they are.
  const onType = useCallback<OnType>(
    (chosen) => void dispatch(switchVisitorType(chosen)).catch(() => undefined),
    [dispatch],
  );
  return (
    <VisitorProvider type={type} types={useSite().visitorTypes} known={known} onType={onType}>
      {children}
    </VisitorProvider>
  );
}

/** Default wobble of the kit's rings. */
const WOBBLE = 0.013;
/** Distance that the squarest rings reach into the corners, as a share of their radius. */
const SQUAREST = 0.12;

/** Returns the ring shape of a config. Fewer rings grow equally far. Without a config, the shape of the kit. */
export function ringShapeOf(rings: MicrositeSite['rings']): RingShapeValue {
  if (rings === undefined) return (growth) => growth;
  const { density = 1, square = 0, wobble = 1, lean = 1 } = rings;
  return (growth) => {
    const count = Math.max(1, Math.round(growth.count * density));
    return {
      ...growth,
      count,
      step: (growth.step * growth.count) / count,
      lean: growth.lean * lean,
      wobble: (growth.wobble ?? WOBBLE) * wobble,
      square: square * SQUAREST,
    };
  };
}

/** Makes the store of a session that begins at `path`. */
function makeSiteStore(site: MicrositeSite, path: string) {
  const { campusEvents, menu, country } = createApiClient({
    contentHost: site.hosts.content,
    contentPath: site.hosts.contentPath,
    badgeClass: site.hosts.badgeClass,
    // Hosts respond in the first language by default.
    ...(site.language !== site.languages[0]?.tag && { language: site.language }),
    geolocationUrl: site.hosts.geolocation,
    siteUrl: site.brand.mainSite,
    menuRest: { title: site.say('menuRest'), url: site.brand.mainSite },
    fetch: fetchInNewTask,
  });
  return makeStore({
    site,
    path,
    extra: {
      menu: site.menu,
      api: { campusEvents, ...(site.asks.menu && { menu }), ...(site.asks.country && { country }) },
      storage: createVisitStorage(() => (typeof window === 'undefined' ? null : window.localStorage), site),
      clock: systemClock,
    },
  });
}

/** A call of `fetch` blocks for milliseconds. A task of its own keeps the first calls out of hydration. */
async function fetchInNewTask(...request: Parameters<typeof fetch>): Promise<Response> {
  await new Promise((resolve) => setTimeout(resolve));
  return fetch(...request);
}
