/** Words of the page. `{count}`, `{pay}` and `{day}` are filled in. */
const english = {
  title: 'Open jobs',
  description: 'Jobs that are open today, each with its pay range.',
  none: 'No job is open at the moment.',
  vacancy: 'This position is vacant.',
  noVacancy: 'No position is vacant now: applications are collected for later.',
  remote: 'Remote',
  posted: 'Posted on {day}',
  closes: 'Apply by {day}',
  apply: 'Read more and apply',
  hour: '{pay} an hour',
  week: '{pay} a week',
  month: '{pay} a month',
  year: '{pay} a year',
};

/** Texts of the page of jobs, by key. */
export type JobWords = typeof english;

const french: JobWords = {
  title: 'Postes à pourvoir',
  description: 'Les postes à pourvoir aujourd’hui, avec l’échelle salariale de chacun.',
  none: 'Aucun poste n’est à pourvoir en ce moment.',
  vacancy: 'Ce poste est vacant.',
  noVacancy: 'Aucun poste n’est vacant : les candidatures sont conservées pour plus tard.',
  remote: 'À distance',
  posted: 'Affiché le {day}',
  closes: 'Postulez d’ici le {day}',
  apply: 'En savoir plus et postuler',
  hour: '{pay} l’heure',
  week: '{pay} par semaine',
  month: '{pay} par mois',
  year: '{pay} par année',
};

const WORDS: Readonly<Record<string, JobWords>> = { en: english, fr: french };

/** Keys of the words. */
export const WORD_KEYS = Object.keys(english);

/**
 * Returns the words of the page in a language; words of the firm replace ours. Null for a language without words of ours in
 * which the firm has not written all words.
 */
export function wordsIn(
  language: string,
  firmWords: Readonly<Record<string, Partial<JobWords>>>,
): JobWords | null {
  const ours = WORDS[language.split('-', 1)[0] ?? ''];
  const fromFirm = firmWords[language] ?? {};
  const isComplete = WORD_KEYS.every((key) => Object.hasOwn(fromFirm, key));
  return ours || isComplete ? { ...english, ...ours, ...fromFirm } : null;
}

/** Fills values into a text, and keeps a French colon on the line of the word before it. */
export const fill = (text: string, values: Readonly<Record<string, string>> = {}) =>
  text.replaceAll(/\{(\w+)\}/g, (braces, key: string) => values[key] ?? braces).replaceAll(' :', '\u00a0:');
