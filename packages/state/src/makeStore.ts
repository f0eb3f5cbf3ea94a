import { combineReducers, configureStore, createAction, createListenerMiddleware } from '@reduxjs/toolkit';
import { createTimers } from './clock.ts';
import { navigated } from './events.ts';
import { addListeners } from './listeners.ts';
import { campusSlice } from './slices/campusSlice.ts';
import { makeRootReducer } from './slices/rootReducer.ts';
import { createSectionSlice, initialSection } from './slices/sectionSlice.ts';
import type { SiteDispatch, SiteState, SiteStore, StoreExtra, StoreOptions } from './storeTypes.ts';

const siteMade = createAction('site/siteMade');

/** Makes the store of one visit. Its initial state is that of the built page: the first visitor type, no name, circles as written. */
export function makeStore({ site, extra, path, preloadedState }: StoreOptions): SiteStore {
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
  addListeners(listeners.startListening);
  // Loaded sets never change, and are too large to check at every event.
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
          match: path === undefined ? undefined : paths.read(path),
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

/** Makes `takeTurn`: numbers the choices of the visitor, so that only the latest takes effect. */
function createTurns(): () => () => boolean {
  let last = 0;
  return () => {
    last += 1;
    const turn = last;
    return () => turn === last;
  };
}
