import type { WorkboxPlugin } from 'workbox-core';

/** Milliseconds after which a request is given up: those of a script in the specification. Pages give up sooner. */
const LIMIT_MS = 120_000;

/** Options of a fetch that has an end. Each time they are read they have a signal of their own. */
export const LIMITED: RequestInit = {
  get signal() {
    return AbortSignal.timeout(LIMIT_MS);
  },
};

/** Gives an end to what is fetched for a build, which takes no options. */
export const limiting: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => new Request(request, LIMITED),
};
