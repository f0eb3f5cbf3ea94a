import { PagesProvider, type Visitor, VisitorProvider } from '@tamarack-lowe/pages';
import { selectUserType, selectVisitRestored, switchVisitorType } from '@tamarack-lowe/state';
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
import { makeSiteStore } from './store.ts';

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
