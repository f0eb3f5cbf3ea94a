import { noticeDismissed, selectNoticeVisible } from '@tamarack-lowe/state';
import { useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';
import { Notice } from '@tamarack-lowe/ui/notice';
import { say } from '../content/say.ts';

/** The cookie notice, for visitors from European countries who have not dismissed it. */
export function CookieNotice() {
  const dispatch = useSiteDispatch();
  const visible = useSiteSelector(selectNoticeVisible);
  if (!visible) return null;
  return (
    <Notice
      label={say('cookieTitle')}
      buttonLabel={say('cookieButton')}
      onAccept={() => dispatch(noticeDismissed())}
    >
      {say('cookieText')}
    </Notice>
  );
}
