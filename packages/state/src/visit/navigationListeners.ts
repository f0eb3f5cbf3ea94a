import { isAnyOf } from '@reduxjs/toolkit';
import type { Listening } from '../listening/createListeners.ts';
import { slideShown, slideStepped } from '../section/sectionEvents.ts';
import { navigationRequested } from './visitEvents.ts';

/** Every slide has its own address, and the state asks the site to go there, unless the visitor is on the way. */
export function listenToNavigation({ listenTo }: Listening) {
  listenTo(isAnyOf(slideShown, slideStepped), ({ payload }, { dispatch, getState }) => {
    const { root, [payload.section]: section } = getState();
    const path = section.slides[section.current.slide]?.path;
    const target = root.navigation.path ?? root.path;
    if (path !== undefined && path !== target) dispatch(navigationRequested({ path }));
  });

  listenTo(navigationRequested.match, ({ payload }, { extra, getState }) => {
    extra.onNavigate?.({ id: getState().root.navigation.id, path: payload.path });
  });
}
