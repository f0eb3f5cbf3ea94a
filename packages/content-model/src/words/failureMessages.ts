/** What is missing or did not load. Labels by key, with the values that their words ask for. */
export const failureMessages = {
  tryAgain: [],
  notFoundTitle: [],
  notFoundBody: [],
  notFoundNear: [],
  backToStart: [],
  chunkFailed: [],
  storiesFailed: [],
  oneMoment: [],
} as const satisfies Record<string, readonly string[]>;
