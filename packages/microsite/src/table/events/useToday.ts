import { useSyncExternalStore } from 'react';
import { useHydrated } from '../../visit/hydrated.tsx';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** The visitor's calendar day, `YYYY-MM-DD`. */
function localDay(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Today by the visitor's clock, and by the day the page was built until React has the page. */
export function useToday(builtOn: string): string {
  const today = useSyncExternalStore(subscribe, localDay, localDay);
  return useHydrated() ? today : builtOn;
}
