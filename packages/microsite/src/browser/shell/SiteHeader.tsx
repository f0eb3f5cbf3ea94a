import { PATHS, USER_TYPES, type VisitorType } from '@tamarack-lowe/content-model';
import { FrameHeader, type FrameHeaderProps } from '@tamarack-lowe/pages/frame';
import { menuClosed, menuOpened, selectMenuOpened } from '@tamarack-lowe/state';
import { useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';
import { useLocation } from 'react-router';
import { say } from '../../../../../apps/site/app/content/say.ts';
import { logo } from './logo.ts';

const corners: FrameHeaderProps['corners'] = {
  of: { student: cornerOf('student'), experienced: cornerOf('experienced') },
  all: { label: say('learnHowWeRecruit'), href: PATHS.recruit },
};

/** Logo, menu button, and on discover slides the two corner buttons. */
export function SiteHeader() {
  const dispatch = useSiteDispatch();
  const { pathname } = useLocation();
  return (
    <FrameHeader
      logo={logo}
      home={PATHS.intro}
      menuOpened={useSiteSelector(selectMenuOpened)}
      onMenu={({ open }) => dispatch(open ? menuOpened() : menuClosed())}
      corners={pathname.startsWith('/discover-') ? corners : null}
    />
  );
}

function cornerOf(type: VisitorType) {
  const { path, labelKey } = USER_TYPES[type].eContent;
  return { label: say(labelKey), href: path };
}
