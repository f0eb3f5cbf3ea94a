import { ask } from '../listening/ask.ts';
import type { Listening } from '../listening/Listening.ts';
import { siteOpened } from '../visit/visitEvents.ts';
import { noticeSlice } from './noticeSlice.ts';

const { countryDetected, countryFailed, countryRequested, noticeDismissed } = noticeSlice.actions;

/** The country is asked for once, and only of visitors who have not dismissed the notice. */
export function listenToNotice({ startListening }: Listening) {
  startListening({
    actionCreator: siteOpened,
    async effect(_event, { dispatch, extra, getState }) {
      if (getState().root.notice.status !== 'idle' || extra.storage.readNotice()) return;
      dispatch(countryRequested());
      const answer = await ask(extra.api.country, extra.signal);
      if (!answer.ok) dispatch(countryFailed({ reason: answer.reason }));
      else dispatch(countryDetected(extra.storage.readNotice() ? null : answer.value));
    },
  });

  startListening({
    actionCreator: noticeDismissed,
    effect: (_event, { extra }) => extra.storage.writeNotice(),
  });
}
