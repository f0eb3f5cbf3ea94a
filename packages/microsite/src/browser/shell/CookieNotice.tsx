import { FrameNotice } from '@tamarack-lowe/pages/frame';
import { noticeDismissed, selectNoticeVisible } from '@tamarack-lowe/state';
import { useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';

/** The cookie notice, for visitors from European countries who have not dismissed it. */
export function CookieNotice() {
  const dispatch = useSiteDispatch();
  const visible = useSiteSelector(selectNoticeVisible);
  return visible && <FrameNotice onAccept={() => dispatch(noticeDismissed())} />;
}
