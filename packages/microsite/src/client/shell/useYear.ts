import { useSyncExternalStore } from 'react';
import { useSite } from '../../site/SiteContext.tsx';

const never = () => () => undefined;

/** The reader's year; the year of the build until the page is hydrated. */
export function useYear(): number {
  const { year } = useSite();
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => year,
  );
}
