import type { Listening } from '../listening/Listening.ts';
import { sectionOf } from '../SiteState.ts';
import { slideShown, slideStepped } from '../section/sectionEvents.ts';
import { navigationRequested } from './visitEvents.ts';

/** Every slide has its own address, and the state asks the site to go there, unless the visitor is on the way. */
export function listenToNavigation({ startListening }: Listening) {
  for (const actionCreator of [slideShown, slideStepped]) {
    startListening({
      actionCreator,
      effect({ payload }, { dispatch, getState }) {
        const state = getState();
        const { slides, current } = sectionOf(state, payload.section);
        const path = slides[current.slide]?.path;
        const target = state.root.navigation.path ?? state.root.path;
        if (path !== undefined && path !== target) dispatch(navigationRequested({ path }));
      },
    });
  }

  startListening({
    actionCreator: navigationRequested,
    effect({ payload }, { extra, getState }) {
      extra.onNavigate?.({ id: getState().root.navigation.id, path: payload.path });
    },
  });
}
