import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Router } from 'react-router';
import type { PageHandle } from '../../table/pageHandle.ts';
import { plain } from './plain.ts';
import type { Place, Show, Visit } from './router.ts';
import { VisitProvider, type VisitValue } from './routerActions.ts';

const Visiting = createContext<{ visit: Visit; place: Place } | null>(null);

/** Draws what a visit has in the window, for React Router's links and hooks too. Renders no element of its own. */
export function SiteRouter({ visit, children }: { visit: Visit; children: ReactNode }) {
  const [place, setPlace] = useState(visit.place);
  const shown = useRef(place);
  const arrive = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    const show: Show = (next, how) => {
      const { loaded, location } = shown.current;
      const carry = next.loaded.page.carry ?? loaded.page.carry;
      if (loaded.key !== next.loaded.key) arrive.current = carry?.(location.pathname, next.location.pathname);
      if (how === 'when calm') startTransition(() => setPlace(next));
      else setPlace(next);
    };
    return visit.listen(show);
  }, [visit]);

  useLayoutEffect(() => {
    const { scroll, location } = place;
    shown.current = place;
    const target = scroll === 0 && location.hash !== '' && document.getElementById(location.hash.slice(1));
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else if (scroll !== null) window.scrollTo({ top: scroll, behavior: 'instant' });
    arrive.current?.();
    arrive.current = undefined;
  }, [place]);

  const told = useMemo(
    (): VisitValue => ({
      prefetch: visit.prefetch,
      expect: visit.expect,
      go: (address, options) =>
        visit.navigator[options.replace ? 'replace' : 'push'](address, options.state, options),
    }),
    [visit],
  );

  return (
    <Visiting value={{ visit, place }}>
      <VisitProvider value={told}>
        <Router location={place.location} navigationType={place.by} navigator={visit.navigator}>
          {children}
        </Router>
      </VisitProvider>
    </Visiting>
  );
}

function useVisiting() {
  const visiting = useContext(Visiting);
  if (!visiting) throw new Error('This is used outside of SiteRouter.');
  return visiting;
}

/** The visit itself, to load pages ahead of it. */
export function useVisit(): Visit {
  return useVisiting().visit;
}

/** The page in the window: what it tells the shell, its head, and itself. */
export function usePage() {
  const { loaded, location } = useVisiting().place;
  const { key, page, data, heads } = loaded;
  const handle: PageHandle = page.handle(data);
  return {
    key,
    handle,
    head: heads[plain(location.pathname)] ?? Object.values(heads)[0] ?? [],
    drawn: page.draw(data, location.pathname),
  };
}
