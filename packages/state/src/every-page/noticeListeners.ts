import { ask } from '../listening/ask.ts';
import type { Listening } from '../listening/createListeners.ts';
import { siteOpened } from '../visit/visitEvents.ts';
import { noticeSlice } from './noticeSlice.ts';

const { countryDetected, countryFailed, countryRequested, noticeDismissed } = noticeSlice.actions;

/** The country is asked for once, and only of visitors who have not dismissed the notice. */
export function listenToNotice({ listenTo }: Listening) {
  listenTo(siteOpened.match, async (_event, { dispatch, extra, getState }) => {
    if (getState().root.notice.status !== 'idle' || extra.storage.readNotice()) return;
    dispatch(countryRequested());
    const answer = await ask(extra.api.country, extra.signal);
    if (!answer.ok) dispatch(countryFailed({ reason: answer.reason }));
    else dispatch(countryDetected(extra.storage.readNotice() ? null : answer.value));
  });

  listenTo(noticeDismissed.match, (_event, { extra }) => extra.storage.writeNotice());
}
