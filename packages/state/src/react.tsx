import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Provider, useDispatch, useSelector, useStore } from 'react-redux';
import type { SiteDispatch } from './storeTypes.ts';
import type { SiteStore } from './makeStore.ts';
import type { SiteState } from './SiteState.ts';
import { selectNavigation } from './selectors.ts';
import { followOtherTab } from './visit/followOtherTab.ts';
import { siteOpened } from './visit/visitEvents.ts';

export const useSiteDispatch = useDispatch.withTypes<SiteDispatch>();
export const useSiteSelector = useSelector.withTypes<SiteState>();

type SiteStoreProviderProps = {
  /** Made once, with `useState(() => makeStore(…))`. */
  store: SiteStore;
  children: ReactNode;
};

/**
 * Gives the store to the page. Parts that hydrate late still see the state the page was built with; what is
 * remembered arrives after that, before other effects of the page. Follows other tabs. Renders no element of its own.
 */
export function SiteStoreProvider({ store, children }: SiteStoreProviderProps) {
  const [builtState] = useState(() => store.getState());
  return (
    <Provider store={store} serverState={builtState}>
      <SiteOpener store={store} />
      {children}
    </Provider>
  );
}

/** Its effect is the first: it stands before the page. Not a layout effect, which would draw everything anew at once. */
function SiteOpener({ store }: { store: SiteStore }) {
  useEffect(() => {
    store.dispatch(siteOpened());
    const follow = ({ key, newValue }: StorageEvent) => {
      store.dispatch(followOtherTab({ key, newValue }));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [store]);
  return null;
}

/**
 * Takes the visitor where the state asks: `perform` gets each requested path once. Use it once, near the router, and
 * not together with `onNavigate`.
 */
export function useNavigationRequests(perform: (path: string) => void) {
  const store = useStore<SiteState>();
  const performed = useRef(0);

  useEffect(() => {
    // At once, not with the next render: a report of the address before, on its way meanwhile, would take it back.
    const look = () => {
      const { id, path } = selectNavigation(store.getState());
      if (path === null || performed.current === id) return;
      performed.current = id;
      perform(path);
    };
    look();
    return store.subscribe(look);
  }, [store, perform]);
}
