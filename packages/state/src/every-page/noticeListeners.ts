import { ask } from '../requests.ts';
import type { StartListening } from '../listening/startListening.ts';
import { siteOpened } from '../visit/visitEvents.ts';
import { noticeSlice } from '../slices/noticeSlice.ts';

const { countryDetected, countryFailed, countryRequested, noticeDismissed } = noticeSlice.actions;

/** The country is asked for once, and only of visitors who have not dismissed the notice. */
export function listenToNotice(startListening: StartListening) {
  startListening({
    actionCreator: siteOpened,
    effect: async (_event, { dispatch, extra, getState, signal }) => {
      const { status } = getState().root.notice;
      if (!extra.api.country || status !== 'idle' || extra.storage.readNotice()) return;
      dispatch(countryRequested());
      const answer = await ask(extra.api.country, signal);
      if (!answer.ok) dispatch(countryFailed({ reason: answer.reason }));
      else dispatch(countryDetected(extra.storage.readNotice() ? null : answer.value));
    },
  });

  startListening({
    actionCreator: noticeDismissed,
    effect: (_event, { extra }) => extra.storage.writeNotice(),
  });
}
