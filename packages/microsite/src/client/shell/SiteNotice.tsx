import { FrameNotice } from '@tamarack-lowe/pages/frame';
import { noticeDismissed, selectNoticeVisible } from '@tamarack-lowe/state';
import { useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';
import { slot } from '../../table/own/slot.ts';
import { LanguageHint } from './LanguageHint.tsx';

const Notice = slot('notice', FrameNotice);

/**
 * The cookie notice, for visitors from European countries who have not dismissed it. What else there is to say waits for
 * its place.
 */
export function SiteNotice() {
  const dispatch = useSiteDispatch();
  const visible = useSiteSelector(selectNoticeVisible);
  return visible ? <Notice onAccept={() => dispatch(noticeDismissed())} /> : <LanguageHint />;
}
