/** What only the build says: titles and descriptions in heads, and what is said without a network. The words of other pages are
 * without it. Labels by key, with the values that their words ask for. */
export const headMessages = {
  introPageTitle: [],
  introDescription: [],
  connectDescription: [],
  memberDescription: ['name', 'job', 'city'],
  campusDescription: [],
  eventsDescription: [],
  notFoundPageTitle: [],
  /** That there is no network: on the page for what was not kept, and on a page that is a copy. */
  offlineTitle: [],
  offlineBody: [],
  offlineKept: [],
  offlineOpened: [],
  offlineAsOf: ['date'],
} as const satisfies Record<string, readonly string[]>;
