import { combineReducers, configureStore, createAction, createListenerMiddleware } from '@reduxjs/toolkit';
import { listenToCampus } from './campus/campusListeners.ts';
import { campusSlice } from './campus/campusSlice.ts';
import { createTimers } from './clock/createTimers.ts';
import { listenToMenu } from './every-page/menuListeners.ts';
import { listenToNotice } from './every-page/noticeListeners.ts';
import { makeRootReducer } from './every-page/rootReducer.ts';
import type { SiteDispatch, SiteExtra, StoreExtra } from './extra.ts';
import type { SiteState } from './SiteState.ts';
import type { StateSite } from './StateSite.ts';
import { createSectionSlice } from './section/createSectionSlice.ts';
import { initialSection } from './section/initialSection.ts';
import { createTurns } from './visit/createTurns.ts';
import { listenToNavigation } from './visit/navigationListeners.ts';
import { navigated } from './visit/visitEvents.ts';
import { listenToVisit } from './visit/visitListeners.ts';

/** The sets never change once they are there, and are too large to be looked through at every event. */
const DEVELOPMENT_CHECKS = { ignoredPaths: [/^sections\.[^.]+\.sets/], warnAfter: 128 };

const siteMade = createAction('site/siteMade');

export type StoreOptions = {
  /** What is remembered is remembered of this site. */
  site: StateSite;
  extra: SiteExtra;
  /** The address the page was built for, so that the first render shows its slide. */
  path?: string;
  /** Replaces whole slices, for tests and examples. */
  preloadedState?: Partial<SiteState>;
};

/**
 * Makes the store of one visit. Its first state is that of the built page: a student without a name, the first story
 * of each group. `dispose` stops every timer and request; set-ups under way resolve.
 */
export function makeStore({ site, extra, path, preloadedState }: StoreOptions) {
  const { paths, brand, deck } = site;
  const timers = createTimers(extra.clock);
  const life = new AbortController();
  const log = extra.log ?? console.error;
  const storeExtra: StoreExtra = {
    ...extra,
    site,
    log,
    timers,
    signal: life.signal,
    takeTurn: createTurns(),
  };
  const listening = createListenerMiddleware<SiteState, SiteDispatch, StoreExtra>({
    extra: storeExtra,
    onError: (cause) => log('A listener failed', cause),
  });
  for (const listen of [listenToVisit, listenToMenu, listenToNotice, listenToNavigation, listenToCampus]) {
    listen(listening);
  }
  const rootReducer = makeRootReducer(site);
  const address = path === undefined ? undefined : { path, paths };
  const ids = brand.sections.map(({ id }) => id);
  const store = configureStore({
    reducer: {
      root: rootReducer,
      sections: combineReducers(
        Object.fromEntries(ids.map((id) => [id, createSectionSlice(id, paths).reducer])),
      ),
      campus: campusSlice.reducer,
    },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: storeExtra },
        immutableCheck: DEVELOPMENT_CHECKS,
        serializableCheck: DEVELOPMENT_CHECKS,
      }).prepend(listening.middleware),
    preloadedState: {
      root: rootReducer(undefined, path === undefined ? siteMade() : navigated({ path })),
      campus: campusSlice.getInitialState(),
      sections: Object.fromEntries(ids.map((id) => [id, initialSection(id, deck[id] ?? {}, address)])),
      ...preloadedState,
    },
  });
  return {
    ...store,
    dispose() {
      listening.clearListeners();
      timers.stopAll();
      life.abort();
    },
  };
}

export type SiteStore = ReturnType<typeof makeStore>;
