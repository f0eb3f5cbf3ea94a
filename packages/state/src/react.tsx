import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Provider, useDispatch, useSelector, useStore } from 'react-redux';
import { siteOpened } from './events.ts';
import { selectNavigation } from './selectors.ts';
import type { SiteDispatch, SiteState, SiteStore } from './storeTypes.ts';
import { followOtherTab } from './visitorType.ts';

export const useSiteDispatch = useDispatch.withTypes<SiteDispatch>();
export const useSiteSelector = useSelector.withTypes<SiteState>();

type SiteStoreProviderProps = {
  /** Create it once: `useState(() => makeStore(…))`. */
  store: SiteStore;
  children: ReactNode;
};

/**
 * Provides the store to a page. Components that hydrate late still see the state of the built page. The last visit is restored
 * after the first hydration, before other effects of the page. Follows other tabs. Renders no element.
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

/** Rendered before the page, so that its effect runs first. Not a layout effect, which would re-render everything at once. */
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
 * Calls `perform` once with each path that the state asks to navigate to. Use it once, near the router, and not together with
 * `onNavigate`.
 */
export function useNavigationRequests(perform: (path: string) => void) {
  const store = useStore<SiteState>();
  const performed = useRef(0);

  useEffect(() => {
    // Not in the next render: a pending `navigated` of the previous address would cancel the request.
    const performRequest = () => {
      const { id, path } = selectNavigation(store.getState());
      if (path === null || performed.current === id) return;
      performed.current = id;
      perform(path);
    };
    performRequest();
    return store.subscribe(performRequest);
  }, [store, perform]);
}
