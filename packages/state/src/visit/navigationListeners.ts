import type { Section } from '@tamarack-lowe/content-model';
import type { SiteThunk, StartSiteListening } from '../extra.ts';
import { slideShown, slideStepped } from '../section/sectionEvents.ts';
import { navigationRequested } from './visitEvents.ts';

/** Every slide has its own address, and the state asks the site to go there. */
export function listenToNavigation(startListening: StartSiteListening) {
  startListening({
    actionCreator: slideShown,
    effect: ({ payload }, { dispatch }) => dispatch(askForSlide(payload.section)),
  });

  startListening({
    actionCreator: slideStepped,
    effect: ({ payload }, { dispatch }) => dispatch(askForSlide(payload.section)),
  });

  startListening({
    actionCreator: navigationRequested,
    effect({ payload }, { extra, getState }) {
      extra.onNavigate?.({ id: getState().root.navigation.id, path: payload.path });
    },
  });
}

/** Asks for the address of the current slide, unless the visitor is there or on the way. */
function askForSlide(section: Section): SiteThunk {
  return (dispatch, getState) => {
    const { root, [section]: shown } = getState();
    const path = shown.slides[shown.current.slide]?.path;
    if (path !== undefined && path !== (root.navigation.path ?? root.path))
      dispatch(navigationRequested({ path }));
  };
}
