/** The first page. Labels by key, with the values that their words ask for. */
export const introMessages = {
  introTitle: [],
  introNameLabel: [],
  introIAm: [],
  /** The one way on, where visitors choose among no types. */
  introBegin: [],
  introRecruit: [],
  introRingEmpty: [],
  introRingYours: ['name'],
  introNameHint: [],
  introWelcomeBack: ['name'],
  introNotYou: ['name'],
} as const satisfies Record<string, readonly string[]>;
