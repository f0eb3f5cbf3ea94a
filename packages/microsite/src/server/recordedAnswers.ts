/** Recorded answers by language, nothing for the folder itself, and route: `{ '': { menu: '[…]' }, de: { … } }`. */
export type Recordings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The recorded answers that stand in for a content host. */
export type RecordedAnswers = {
  /** Whether nothing is recorded. */
  isEmpty: boolean;
  /** The answer of a route in a language; in the language of the others where it is not recorded in this one. */
  find: (route: string, language: string) => string | undefined;
};

/** Finds recorded answers by what visitors ask, `de-AT` among them. */
export function recordedAnswers(recordings: Recordings): RecordedAnswers {
  const known = new Map(
    Object.entries(recordings).map(([language, answers]) => [language, new Map(Object.entries(answers))]),
  );
  const plain = known.get('');
  return {
    isEmpty: plain === undefined || plain.size === 0,
    find: (route, language) => known.get(language.split('-', 1)[0] ?? '')?.get(route) ?? plain?.get(route),
  };
}
