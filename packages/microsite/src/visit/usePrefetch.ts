import { useEffect } from 'react';
import { usePrefetchPage } from './VisitContext.tsx';

/** What browsers tell of the line, where they do. */
type WithConnection = Navigator & { connection?: { saveData?: boolean } };

/** Loads pages that the visitor is likely to open next, once there is time; not for visitors who save data. */
export function usePrefetch(...paths: (string | undefined)[]) {
  const prefetch = usePrefetchPage();
  const wanted = paths.filter(Boolean).join('\n');
  useEffect(() => {
    const { connection }: WithConnection = navigator;
    if (wanted === '' || connection?.saveData) return;
    const begin = () => wanted.split('\n').forEach(prefetch);
    if (!window.requestIdleCallback) {
      const timer = setTimeout(begin, 1000);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(begin);
    return () => window.cancelIdleCallback(idle);
  }, [prefetch, wanted]);
}
