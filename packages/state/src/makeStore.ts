import { configureStore, createAction } from '@reduxjs/toolkit';
import type { DeckSet, Section, VisitorType } from '@tamarack-lowe/content-model';
import { listenToCampus } from './campus/campusListeners.ts';
import { campusSlice } from './campus/campusSlice.ts';
import { createTimers } from './clock/createTimers.ts';
import { discoverSlice } from './discover/discoverSlice.ts';
import { listenToMenu } from './every-page/menuListeners.ts';
import { listenToNotice } from './every-page/noticeListeners.ts';
import { rootReducer } from './every-page/rootReducer.ts';
import type { SiteExtra, StoreExtra } from './extra.ts';
import { createListeners } from './listening/createListeners.ts';
import { recruitSlice } from './recruit/recruitSlice.ts';
import type { SiteState } from './SiteState.ts';
import { initialSection } from './section/initialSection.ts';
import { createTurns } from './visit/createTurns.ts';
import { listenToNavigation } from './visit/navigationListeners.ts';
import { navigated } from './visit/visitEvents.ts';
import { listenToVisit } from './visit/visitListeners.ts';

/** The sets never change once they are there, and are too large to be looked through at every event. */
const DEVELOPMENT_CHECKS = { ignoredPaths: ['discover.sets', 'recruit.sets'], warnAfter: 128 };

const siteMade = createAction('site/siteMade');

/** A deck that has at least the sets of the default visitor type; the others may be loaded later. */
export type FirstDeck = Record<Section, { student: DeckSet } & Partial<Record<VisitorType, DeckSet>>>;

export type StoreOptions = {
  deck: FirstDeck;
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
export function makeStore({ deck, extra, path, preloadedState }: StoreOptions) {
  const timers = createTimers(extra.clock);
  const life = new AbortController();
  const storeExtra: StoreExtra = {
    ...extra,
    log: extra.log ?? console.error,
    timers,
    signal: life.signal,
    takeTurn: createTurns(),
  };
  const { listening, middleware } = createListeners(storeExtra);
  for (const listen of [listenToVisit, listenToMenu, listenToNotice, listenToNavigation, listenToCampus]) {
    listen(listening);
  }

  const store = configureStore({
    reducer: {
      root: rootReducer,
      discover: discoverSlice.reducer,
      recruit: recruitSlice.reducer,
      campus: campusSlice.reducer,
    },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: storeExtra },
        immutableCheck: DEVELOPMENT_CHECKS,
        serializableCheck: DEVELOPMENT_CHECKS,
      }).concat(middleware),
    preloadedState: {
      root: rootReducer(undefined, path === undefined ? siteMade() : navigated({ path })),
      campus: campusSlice.getInitialState(),
      discover: initialSection('discover', deck.discover, path),
      recruit: initialSection('recruit', deck.recruit, path),
      ...preloadedState,
    },
  });

  return {
    ...store,
    dispose() {
      timers.stopAll();
      life.abort();
    },
  };
}

export type SiteStore = ReturnType<typeof makeStore>;
