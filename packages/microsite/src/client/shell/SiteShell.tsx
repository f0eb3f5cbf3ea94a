import { FrameNotice } from '@tamarack-lowe/pages/frame';
import { Frame } from '@tamarack-lowe/pages/internal/frame';
import { noticeDismissed, selectNoticeVisible } from '@tamarack-lowe/state';
import { useSiteDispatch, useSiteSelector } from '@tamarack-lowe/state/react';
import { type ReactNode, useMemo } from 'react';
import { slot } from '../../routes/custom/customComponents.ts';
import { useHandover } from '../prehydration/handover.ts';
import { OpenedStoriesProvider } from '../router/openedStories.tsx';
import { useFocusAfterMenu, useRouteFocus } from './focus.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteMenu } from './SiteMenu.tsx';
import { useNavigationSync, useTypeFromAddress, useViewport } from './storeSync.ts';
import { useOtherLanguages } from './useOtherLanguages.ts';

/** The frame around every page, and the effects of a session. */
export function SiteShell({ children }: { children: ReactNode }) {
  useNavigationSync();
  useTypeFromAddress();
  useViewport();
  useRouteFocus();
  useFocusAfterMenu();
  useHandover();
  const others = useOtherLanguages();
  const translations = useMemo(
    () => Object.fromEntries(others.filter(({ isHere }) => isHere).map(({ tag, path }) => [tag, path])),
    [others],
  );
  return (
    <OpenedStoriesProvider translations={translations}>
      <Frame header={<SiteHeader />} menu={<SiteMenu />} footer={<SiteFooter />} notice={<SiteNotice />}>
        {children}
      </Frame>
    </OpenedStoriesProvider>
  );
}

const Notice = slot('notice', FrameNotice);

/** The cookie notice, for visitors from European countries who have not dismissed it. */
function SiteNotice() {
  const dispatch = useSiteDispatch();
  const visible = useSiteSelector(selectNoticeVisible);
  return visible ? <Notice onAccept={() => dispatch(noticeDismissed())} /> : null;
}
