import { combineReducers, configureStore, createAction, createListenerMiddleware } from '@reduxjs/toolkit';
import { listenToCampus } from './campus/campusListeners.ts';
import { campusSlice } from './slices/campusSlice.ts';
import { createTimers } from './clock.ts';
import { makeRootReducer } from './slices/rootReducer.ts';
import { listenToMenu } from './every-page/menuListeners.ts';
import { listenToNotice } from './every-page/noticeListeners.ts';
import type { SiteDispatch, StoreExtra } from './storeTypes.ts';
import type { SiteState } from './SiteState.ts';
import type { StoreOptions } from './StoreOptions.ts';
import { createSectionSlice } from './slices/sectionSlice.ts';
import { initialSection } from './section/initialSection.ts';
import { listenToSetUp } from './section/setUpListeners.ts';
import { createTurns } from './visit/createTurns.ts';
import { listenToNavigation } from './visit/navigationListeners.ts';
import { navigated } from './visit/visitEvents.ts';
import { listenToVisit } from './listeners.ts';

const LISTENERS = [
  listenToVisit,
  listenToMenu,
  listenToNotice,
  listenToNavigation,
  listenToSetUp,
  listenToCampus,
];

const siteMade = createAction('site/siteMade');

/**
 * Makes the store of one visit. Its first state is that of the built page: the first visitor type without a name, the first story
 * of each group. `dispose` stops every timer and request; set-ups under way resolve.
 */
export function makeStore({ site, extra, path, preloadedState }: StoreOptions) {
  const { brand, deck, paths, visitorTypes } = site;
  const [{ id: firstType }] = visitorTypes;
  const sections = brand.sections.map(({ id }) => id);
  const bySection = <Value>(make: (section: string) => Value) =>
    Object.fromEntries(sections.map((section) => [section, make(section)]));
  const timers = createTimers(extra.clock);
  const log = extra.log ?? console.error;
  const storeExtra: StoreExtra = {
    ...extra,
    log,
    timers,
    paths,
    names: site.storage,
    sections,
    types: visitorTypes.map(({ id }) => id),
    takeTurn: createTurns(),
  };
  const listeners = createListenerMiddleware<SiteState, SiteDispatch, StoreExtra>({
    extra: storeExtra,
    onError: (cause) => log('A listener failed', cause),
  });
  for (const listen of LISTENERS) listen(listeners.startListening);
  // The sets never change once they are there, and are too large to be looked through at every event.
  const checks = { ignoredPaths: sections.map((section) => `sections.${section}.sets`), warnAfter: 128 };

  const rootReducer = makeRootReducer({ paths, award: brand.award, visitorTypes });
  const store = configureStore({
    reducer: {
      root: rootReducer,
      sections: combineReducers(
        bySection((section) => createSectionSlice(section, { paths, firstType }).reducer),
      ),
      campus: campusSlice.reducer,
    },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: storeExtra },
        immutableCheck: checks,
        serializableCheck: checks,
      }).prepend(listeners.middleware),
    preloadedState: {
      root: rootReducer(undefined, path === undefined ? siteMade() : navigated({ path })),
      campus: campusSlice.getInitialState(),
      sections: bySection((section) =>
        initialSection(section, {
          sets: deck[section] ?? {},
          firstType,
          place: path === undefined ? undefined : paths.read(path),
        }),
      ),
      ...preloadedState,
    },
  });

  return {
    ...store,
    dispose() {
      timers.stopAll();
      listeners.clearListeners();
    },
  };
}

export type SiteStore = ReturnType<typeof makeStore>;
