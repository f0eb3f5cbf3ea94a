import { navigated } from '@tamarack-lowe/state';
import { useNavigationRequests, useSiteDispatch } from '@tamarack-lowe/state/react';
import { SkipLink } from '@tamarack-lowe/ui/skip-link';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { say } from '../content/say.ts';
import { useTypefaces } from '../fonts/useTypefaces.ts';
import { useVisit } from '../navigation/SiteRouter.tsx';
import { OpenedStoriesProvider } from '../pages/slides/openedStories.tsx';
import { CookieNotice } from './CookieNotice.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteMenu } from './SiteMenu.tsx';
import { useEarlyVisit } from './useEarlyVisit.ts';
import { useFocusAfterMenu } from './useFocusAfterMenu.ts';
import { useRouteFocus } from './useRouteFocus.ts';
import { useTravel } from './useTravel.ts';
import { useTypeFromAddress } from './useTypeFromAddress.ts';
import { useViewport } from './useViewport.ts';

/** What stands around every page: skip link, header, menu, main, footer, cookie notice. */
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
  useTravel();
  useRouteFocus();
  useFocusAfterMenu();
  useEarlyVisit();
  useTypefaces();

  return (
    <OpenedStoriesProvider>
      <SkipLink>{say('skipToContent')}</SkipLink>
      <SiteHeader />
      <SiteMenu />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <CookieNotice />
    </OpenedStoriesProvider>
  );
}
