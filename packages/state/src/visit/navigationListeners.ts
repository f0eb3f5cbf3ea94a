import { isAnyOf } from '@reduxjs/toolkit';
import type { StartListening } from '../listening/startListening.ts';
import { slideShown, slideStepped } from '../section/sectionEvents.ts';
import { navigationRequested } from './visitEvents.ts';

const slideMoved = isAnyOf(slideShown, slideStepped);

/** Every slide has its own address, and the state asks the site to go there, unless the visitor is on the way. */
export function listenToNavigation(startListening: StartListening) {
  startListening({
    matcher: slideMoved,
    effect: ({ payload }, { dispatch, getState }) => {
      const { root, sections } = getState();
      const section = sections[payload.section];
      const path = section?.slides[section.current.slide]?.path;
      const target = root.navigation.path ?? root.path;
      if (path !== undefined && path !== target) dispatch(navigationRequested({ path }));
    },
  });

  startListening({
    actionCreator: navigationRequested,
    effect: ({ payload }, { extra, getState }) => {
      extra.onNavigate?.({ id: getState().root.navigation.id, path: payload.path });
    },
  });
}
