import { Frame } from '@tamarack-lowe/pages/frame';
import { navigated } from '@tamarack-lowe/state';
import { useNavigationRequests, useSiteDispatch } from '@tamarack-lowe/state/react';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useEarlyVisit } from '../prehydration/useEarlyVisit.ts';
import { OpenedStoriesProvider } from '../router/openedStories.tsx';
import { useVisit } from '../router/RouterProvider.tsx';
import { useRouteFocus } from './focus.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteMenu } from './SiteMenu.tsx';
import { SiteNotice } from './SiteNotice.tsx';
import { useViewport } from './storeSync.ts';
import { useFocusAfterMenu } from './useFocusAfterMenu.ts';
import { useTypeFromAddress } from './useTypeFromAddress.ts';

/** The frame around every page, and what goes on in it during a visit. */
export function SiteShell({ children }: { children: ReactNode }) {
  const dispatch = useSiteDispatch();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const visit = useVisit();

  // The store was made for the first page; told of it again, it would close a menu that was opened before React came.
  // Told of a slide that the visitor has left already, it would take them back there.
  const told = useRef(pathname);
  useEffect(() => {
    if (told.current === pathname || key !== visit.latest()) return;
    told.current = pathname;
    dispatch(navigated({ path: pathname }));
  }, [dispatch, visit, pathname, key]);
  useNavigationRequests(useCallback((path: string) => void navigate(path), [navigate]));
  useTypeFromAddress();
  useViewport();
  useRouteFocus();
  useFocusAfterMenu();
  useEarlyVisit();

  return (
    <OpenedStoriesProvider>
      <Frame header={<SiteHeader />} menu={<SiteMenu />} footer={<SiteFooter />} notice={<SiteNotice />}>
        {children}
      </Frame>
    </OpenedStoriesProvider>
  );
}
