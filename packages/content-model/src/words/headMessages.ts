/** What only the head of a page says: titles and descriptions. Browsers are spared it. Labels by key, with the values that their words ask for. */
export const headMessages = {
  introPageTitle: [],
  introDescription: [],
  connectDescription: [],
  memberDescription: ['name', 'job', 'city'],
  campusDescription: [],
  eventsDescription: [],
  notFoundPageTitle: [],
} as const satisfies Record<string, readonly string[]>;
