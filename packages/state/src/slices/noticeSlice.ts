import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isEuropean } from '@tamarack-lowe/content-model';
import type { RequestStatus } from '../requests.ts';

/** Cookie notice, visible only to a visitor in a European country who has not dismissed it. */
export type NoticeState = { visible: boolean; status: RequestStatus };

const initialState: NoticeState = { visible: false, status: 'idle' };

export const noticeSlice = createSlice({
  name: 'notice',
  initialState,
  reducers: {
    countryRequested(notice) {
      notice.status = 'loading';
    },
    /** The country is known, as a two-letter code; null shows no notice. */
    countryDetected(notice, { payload: code }: PayloadAction<string | null>) {
      notice.status = 'ready';
      notice.visible = isEuropean(code);
    },
    countryFailed(notice, _event: PayloadAction<{ reason: string }>) {
      notice.status = 'failed';
    },
    /** The visitor pressed "Get it!". */
    noticeDismissed(notice) {
      notice.visible = false;
    },
  },
  selectors: {
    selectNoticeVisible: (notice) => notice.visible,
  },
});

export const { noticeDismissed } = noticeSlice.actions;
