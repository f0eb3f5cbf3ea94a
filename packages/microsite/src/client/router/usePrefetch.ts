import { useEffect } from 'react';
import { useVisitValue } from './routerActions.ts';

/** Loads pages that the visitor is likely to open next, once there is time. */
export function usePrefetch(...paths: (string | undefined)[]) {
  const { prefetch } = useVisitValue();
  const wanted = paths.filter(Boolean).join('\n');
  useEffect(() => {
    if (wanted === '') return;
    const begin = () => wanted.split('\n').forEach(prefetch);
    if (!window.requestIdleCallback) {
      const timer = setTimeout(begin, 1000);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(begin);
    return () => window.cancelIdleCallback(idle);
  }, [prefetch, wanted]);
}
