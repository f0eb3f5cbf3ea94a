import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The reader's year; the year of the build until the page is hydrated. */
export function useYear(): number {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => Number(import.meta.env.VITE_BUILD_YEAR),
  );
}
