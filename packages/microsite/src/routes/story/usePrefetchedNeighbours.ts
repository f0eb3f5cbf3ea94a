import { type StoryPageData, useVisitor } from '@tamarack-lowe/pages';
import { useEffect } from 'react';
import { useRouterActions } from '../../client/router/routerActions.ts';

/** Prefetches the previous and next story of the visitor's type when the browser is idle. */
export function usePrefetchedNeighbours(around: StoryPageData['around']) {
  const { type, known } = useVisitor();
  const own = around[type];
  usePrefetch(...(known ? [own?.prev?.href, own?.next?.href] : []));
}

function usePrefetch(...paths: (string | undefined)[]) {
  const { prefetch } = useRouterActions();
  const wanted = paths.filter(Boolean).join('\n');
  useEffect(() => {
    if (wanted === '') return;
    const begin = () => wanted.split('\n').forEach(prefetch);
    // Safari has no idle callbacks.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(begin, 1000);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(begin);
    return () => window.cancelIdleCallback(idle);
  }, [prefetch, wanted]);
}
