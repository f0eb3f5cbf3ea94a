import { PagesProvider } from '@tamarack-lowe/pages';
import { createVisitStorage, makeStore, systemClock } from '@tamarack-lowe/state';
import { SiteStoreProvider } from '@tamarack-lowe/state/react';
import { act, type ReactNode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useNavigate } from 'react-router';
import { SiteLink } from '../../client/router/Link.tsx';
import { VisitProvider, type VisitValue } from '../../client/router/routerActions.ts';
import { SiteProvider } from '../../site/SiteContext.tsx';
import { GROWN_FIRM } from './grownFirm.ts';

const silent = async () => ({ ok: false, reason: 'network', message: 'There is no host.' }) as const;

/** Draws something at an address of the grown firm, in a visit that began there; gives the store of that visit. */
export async function drawInVisit(path: string, children: ReactNode) {
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
            <PagesProvider value={{ say: site.say, language: site.language, Link: SiteLink }}>
              <MemoryVisit>{children}</MemoryVisit>
            </PagesProvider>
          </MemoryRouter>
        </SiteStoreProvider>
      </SiteProvider>,
    ),
  );
  return { store, container };
}

/** A visit whose links lead where the router of the test is. Like that of a page it is the same wherever it leads. */
function MemoryVisit({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const now = useRef(navigate);
  useEffect(() => {
    now.current = navigate;
  }, [navigate]);
  const [visit] = useState(
    (): VisitValue => ({
      prefetch: () => undefined,
      expect: () => undefined,
      go: (address, options) => void now.current(address, options),
    }),
  );
  return <VisitProvider value={visit}>{children}</VisitProvider>;
}
