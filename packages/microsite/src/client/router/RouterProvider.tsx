import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Router } from 'react-router';
import { withoutTrailingSlash } from '../../site/paths.ts';
import { ErrorBoundary } from './fallbackPages.tsx';
import type { RouterListener, RouterState, SiteRouter } from './router.ts';
import { type RouterActions, RouterActionsProvider } from './routerActions.ts';

const RouterContext = createContext<{ router: SiteRouter; state: RouterState } | null>(null);

/** Provides the router to pages, and to the hooks of React Router. Renders no element of its own. */
export function RouterProvider({ router, children }: { router: SiteRouter; children: ReactNode }) {
  const [state, setState] = useState(router.state);
  const rendered = useRef(state);
  const onRendered = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    const listener: RouterListener = (next, isTransition) => {
      const { loaded, location } = rendered.current;
      const moveSharedElement = next.loaded.page.moveSharedElement ?? loaded.page.moveSharedElement;
      if (loaded.key !== next.loaded.key) {
        keepImages();
        onRendered.current = moveSharedElement?.(location.pathname, next.location.pathname);
      }
      if (isTransition) startTransition(() => setState(next));
      else setState(next);
    };
    return router.listen(listener);
  }, [router]);

  useLayoutEffect(() => {
    const { scroll, location } = state;
    rendered.current = state;
    const target = scroll === 0 && location.hash !== '' && document.getElementById(location.hash.slice(1));
    if (target) target.scrollIntoView({ behavior: 'instant' });
    else if (scroll !== null) window.scrollTo({ top: scroll, behavior: 'instant' });
    onRendered.current?.();
    onRendered.current = undefined;
  }, [state]);

  const actions = useMemo(
    (): RouterActions => ({
      prefetch: router.prefetch,
      prepare: router.prepare,
      setPreview: router.setPreview,
      forgetPositions: router.forgetPositions,
      go: (address, options) =>
        router.navigator[options.replace ? 'replace' : 'push'](address, options.state, options),
    }),
    [router],
  );

  return (
    <RouterContext value={{ router, state }}>
      <RouterActionsProvider value={actions}>
        <Router location={state.location} navigationType={state.navigationType} navigator={router.navigator}>
          {children}
        </Router>
      </RouterActionsProvider>
    </RouterContext>
  );
}

/** Images that the visitor has seen, by address. */
const seen: Record<string, HTMLImageElement> = {};

/**
 * Keeps the loaded images of the page, so that they are in the first frame when the visitor comes back. Chromium completes a new
 * `img` at once if an image with its address is held somewhere. Otherwise it loads the file again, even from its cache, and the
 * place is empty for some 200 ms.
 */
function keepImages() {
  for (const { complete, currentSrc: src } of document.images)
    if (complete) seen[src] ??= Object.assign(new Image(), { src });
}

/** Renders the current page, or the error page if it throws. */
export function CurrentPage() {
  const { key, element } = usePage();
  return <ErrorBoundary key={key}>{element}</ErrorBoundary>;
}

/** Returns the current page: its metadata for the shell, its head, and its element. */
export function usePage() {
  const { loaded, location } = useRouterContext().state;
  const { key, page, data, heads } = loaded;
  return {
    key,
    metadata: page.metadata(data),
    head: heads[withoutTrailingSlash(location.pathname)] ?? Object.values(heads)[0] ?? [],
    element: page.render(data, location.pathname),
  };
}

/** Returns the router itself, for the shell. Pages use `useRouterActions`. */
export function useRouter(): SiteRouter {
  return useRouterContext().router;
}

function useRouterContext() {
  const context = useContext(RouterContext);
  if (!context) throw new Error('Used outside of RouterProvider.');
  return context;
}
