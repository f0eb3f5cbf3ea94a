import type { Page } from '@playwright/test';
import { watch, watchRequests } from './visit.ts';

/** Faults of a tab, and the requests that it still waits for. */
export type Watched = {
  /** Returns what went wrong since it was asked last: words of the console, errors, responses from 400 on. */
  trouble: () => string[];
  /** Number of requests without a response. */
  pending: () => number;
};

/** Watches everything that a tab asks for and complains of. */
export function watchPage(page: Page): Watched {
  const trouble = watch(page);
  const pending = watchRequests(page);
  return { trouble: () => trouble.splice(0), pending: () => pending.size };
}
