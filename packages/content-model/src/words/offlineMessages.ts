/**
 * What is said where there is no network: on the page for what was not kept, and on a page that is a copy. Only the build
 * reads them, as those of heads. Labels by key, with the values that their words ask for.
 */
export const offlineMessages = {
  offlineTitle: [],
  offlineBody: [],
  offlineKept: [],
  offlineOpened: [],
  offlineAsOf: ['date'],
} as const satisfies Record<string, readonly string[]>;
