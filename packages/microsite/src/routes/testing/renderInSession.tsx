import { PagesProvider } from '@tamarack-lowe/pages';
import { createVisitStorage, makeStore, systemClock } from '@tamarack-lowe/state';
import { SiteStoreProvider } from '@tamarack-lowe/state/react';
import { act, type ReactNode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useNavigate } from 'react-router';
import { Link } from '../../client/router/Link.tsx';
import { type RouterActions, RouterActionsProvider } from '../../client/router/routerActions.ts';
import { SiteProvider } from '../../site/SiteContext.tsx';
import { GROWN_FIRM } from './grownFirm.ts';

const silent = async () => ({ ok: false, reason: 'network', message: 'There is no host.' }) as const;

/** Renders a component at an address of the grown firm, in a session that began there; returns the session's store. */
export async function renderInSession(path: string, children: ReactNode) {
  const { site } = GROWN_FIRM;
  const store = makeStore({
    site,
    path,
    extra: {
      api: { menu: silent, campusEvents: silent, country: silent },
      storage: createVisitStorage(null, site),
      clock: systemClock,
    },
  });
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(container).render(
      <SiteProvider
        value={{
          ...site,
          logo: null,
          marks: {},
          typefaces: [],
          asks: { menu: true, country: true },
          year: 2026,
        }}
      >
        <SiteStoreProvider store={store}>
          <MemoryRouter initialEntries={[path]}>
            <PagesProvider value={{ say: site.say, language: site.language, Link }}>
              <MemoryRouterActions>{children}</MemoryRouterActions>
            </PagesProvider>
          </MemoryRouter>
        </SiteStoreProvider>
      </SiteProvider>,
    ),
  );
  return { store, container };
}

/** Provides router actions that navigate the `MemoryRouter`. Their identity never changes, as on a site. */
function MemoryRouterActions({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const now = useRef(navigate);
  useEffect(() => {
    now.current = navigate;
  }, [navigate]);
  const [actions] = useState(
    (): RouterActions => ({
      prefetch: () => undefined,
      setPreview: () => undefined,
      go: (address, options) => void now.current(address, options),
      prepare: () => undefined,
      forgetPositions: () => undefined,
    }),
  );
  return <RouterActionsProvider value={actions}>{children}</RouterActionsProvider>;
}
