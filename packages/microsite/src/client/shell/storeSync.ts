import { chooseVisitorType, navigated, viewportResized } from '@tamarack-lowe/state';
import { useNavigationRequests, useSiteDispatch } from '@tamarack-lowe/state/react';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useRouter } from '../router/RouterProvider.tsx';
import { useRouterActions } from '../router/routerActions.ts';

/** Reports each new address to the store, and follows the addresses that the store requests. */
export function useNavigationSync() {
  const dispatch = useSiteDispatch();
  const { go } = useRouterActions();
  const location = useLocation();
  const router = useRouter();
  // The store knows the first page: reporting it again would close a menu that was opened before hydration. An address
  // that is not the latest is skipped, since the store would lead the visitor back to it.
  const reported = useRef<string | null>(location.pathname);
  useEffect(() => {
    const { pathname, key } = location;
    if (reported.current === pathname || key !== router.latestKey()) return;
    reported.current = pathname;
    dispatch(navigated({ path: pathname }));
  }, [dispatch, router, location]);
  const perform = useCallback(
    (path: string) => {
      // The store is at this address already. If the visitor goes back before it is rendered, the old one must be reported.
      reported.current = null;
      go(path, {});
    },
    [go],
  );
  useNavigationRequests(perform);
}

/** Chooses the visitor type of the parameter `?as=`, and removes the parameter. */
export function useTypeFromAddress() {
  const dispatch = useSiteDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  // The choice was made on the previous page: the link has changed the address already.
  const previous = useRef(pathname);
  useEffect(() => {
    const from = previous.current;
    previous.current = pathname;
    const parameters = new URLSearchParams(search);
    const type = parameters.get('as');
    if (type === null) return;
    parameters.delete('as');
    void navigate({ pathname, search: parameters.toString(), hash }, { replace: true });
    dispatch(chooseVisitorType({ type, from })).catch(() => undefined);
  }, [dispatch, navigate, pathname, search, hash]);
}

/** Reports the sizes of window and device to the store, again on each resize. */
export function useViewport() {
  const dispatch = useSiteDispatch();
  useEffect(() => {
    const report = () => {
      const { innerWidth: width, innerHeight: height } = window;
      // A square window counts as portrait, as in media queries.
      const orientation = width > height ? 'landscape' : 'portrait';
      dispatch(viewportResized({ width, height, deviceWidth: window.screen.width, orientation }));
    };
    report();
    window.addEventListener('resize', report);
    return () => window.removeEventListener('resize', report);
  }, [dispatch]);
}
