import type { Page } from '@playwright/test';
import { watch, watchRequests } from './visit.ts';

/** Issues of a tab, and its pending requests. */
export type Watched = {
  /** Returns new issues since the last call: messages of the console, errors, responses with status 400 or higher. */
  trouble: () => string[];
  /** Number of requests without a response. */
  pending: () => number;
};

/** Watches the requests and messages of a tab. */
export function watchPage(page: Page): Watched {
  const trouble = watch(page);
  const pending = watchRequests(page);
  return { trouble: () => trouble.splice(0), pending: () => pending.size };
}
