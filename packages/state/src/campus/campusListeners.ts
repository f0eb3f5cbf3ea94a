import { ask } from '../requests.ts';
import type { StartListening } from '../listening/startListening.ts';
import { campusSlice } from '../slices/campusSlice.ts';

const { eventsFailed, eventsLoaded, eventsPageOpened, eventsRequested } = campusSlice.actions;

/** Events are asked for when their page opens; after a failure the same event tries again. */
export function listenToCampus(startListening: StartListening) {
  startListening({
    actionCreator: eventsPageOpened,
    effect: async (_event, { dispatch, extra, getState, signal }) => {
      const { status } = getState().campus;
      if (status === 'loading' || status === 'ready') return;
      dispatch(eventsRequested());
      const answer = await ask(extra.api.campusEvents, signal);
      dispatch(answer.ok ? eventsLoaded(answer.value) : eventsFailed({ reason: answer.reason }));
    },
  });
}
