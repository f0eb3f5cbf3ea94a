import type { IssueText, Remedy } from '../contentError.ts';
import { primaryLanguage } from '../languages.ts';
import { applyTypography } from '../typography/applyTypography.ts';
import { CHECKS } from './english/checks.ts';
import { PARSING } from './english/parsing.ts';
import { CHECKS as CHECKS_IN_FRENCH } from './french/checks.ts';
import { PARSING as PARSING_IN_FRENCH } from './french/parsing.ts';

/** Every message for editors, by key. A placeholder may be a value or another message. */
export const ENGLISH = { ...PARSING, ...CHECKS } as const;
export const FRENCH: Readonly<Record<IssueKey, string>> = { ...PARSING_IN_FRENCH, ...CHECKS_IN_FRENCH };

/** Key of a message for editors. */
export type IssueKey = keyof typeof ENGLISH;

/** Names of the placeholders of a message. */
export type PlaceholderOf<Template extends string> = Template extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

type Value = string | number | IssueText;

/** Values of a message; a message without placeholders takes none. */
type ValuesOf<Key extends IssueKey> = [PlaceholderOf<(typeof ENGLISH)[Key]>] extends [never]
  ? []
  : [values: Readonly<Record<PlaceholderOf<(typeof ENGLISH)[Key]>, Value>>];

/**
 * Makes a message for editors. A value may be another message.
 *
 * @example
 * String(message('didYouMean', { near: 'student' })); // 'Did you mean "student"?'
 * message('didYouMean', { near: 'student' }).toString('fr'); // 'Vouliez-vous dire « student »?'
 */
export function message<Key extends IssueKey>(key: Key, ...[values]: ValuesOf<Key>): IssueText {
  return {
    code: issueCode(key),
    toString: (language = 'en') => fillTemplate(templateOf(key, language), values ?? {}, language),
  };
}

/** Makes an issue: the place in a file ("rain, block 3"), and what is wrong there. The place is translated, too. */
export function issue(where: IssueText, ...messages: readonly IssueText[]): IssueText {
  const text = joined(messages);
  const placed = message('at', { where: typeof where === 'string' ? place(where) : where, message: text });
  return withMetadata({ toString: placed.toString }, text);
}

/** Puts the sentences of an issue one after the other. The first code and the first remedy are those of the issue. */
export function joined(messages: readonly IssueText[]): IssueText {
  const text = {
    toString: (language?: string) => messages.map((each) => each.toString(language)).join(' '),
  };
  const code = messages.find((each) => each.code)?.code;
  const remedy = messages.find((each) => each.remedy)?.remedy;
  return withMetadata(text, { ...(code && { code }), ...(remedy && { remedy }) });
}

/** Adds code and remedy of another text, where it has them. */
function withMetadata(text: IssueText, { code, remedy }: Pick<IssueText, 'code' | 'remedy'>): IssueText {
  return {
    toString: (language) => text.toString(language),
    ...(code && { code }),
    ...(remedy && { remedy }),
  };
}

/** Adds the edit that certainly mends an issue. */
export function withRemedy(text: IssueText, remedy: Remedy): IssueText {
  return withMetadata(text, { ...text, remedy });
}

/** Makes the name of a place translatable: "rain, block 3" is « rain, bloc 3 ». */
export function place(where: string): IssueText {
  return {
    toString: (language = 'en') =>
      isFrench(language) ? where.replace(PARTS, (part) => PARTS_IN_FRENCH[part] ?? part) : where,
  };
}

/** Leaves out issues whose text is repeated. */
export function uniqueIssues(issues: readonly IssueText[]): IssueText[] {
  return [...new Map(issues.map((each) => [String(each), each])).values()];
}

const isFrench = (language: string) => primaryLanguage(language) === 'fr';

/** The typography pass runs before values are filled in, because it may not change file names and addresses. */
const templateOf = (key: IssueKey, language: string): string =>
  isFrench(language) ? applyTypography(FRENCH[key], 'fr-CA') : ENGLISH[key];

function fillTemplate(template: string, values: Readonly<Record<string, Value>>, language: string): string {
  return template.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name] ?? braces;
    return typeof value === 'number' ? String(value) : value.toString(language);
  });
}

/** Parts of a file as editors count them. Names of fields stay, because they are the same in every language. */
const PARTS_IN_FRENCH: Readonly<Record<string, string>> = {
  block: 'bloc',
  bullet: 'puce',
  button: 'bouton',
  caption: 'sous-titre',
  circle: 'cercle',
  column: 'colonne',
  entry: 'élément',
  item: 'élément',
  language: 'langue',
  line: 'ligne',
  person: 'personne',
  picture: 'image',
  profile: 'profil',
  region: 'région',
  school: 'école',
  slide: 'diapositive',
  story: 'récit',
  topic: 'thème',
  'visitor type': 'type de visiteur',
};
const PARTS = new RegExp(`(?<=^|, )(?:${Object.keys(PARTS_IN_FRENCH).join('|')})(?= \\d)`, 'g');

/**
 * Returns the code of a message of the content check, by its key: `brokenLink` is `broken-link`. The documentation has a
 * page of each.
 */
export const issueCode = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Most pages about errors that a command names one by one. */
const MOST_PAGES = 5;

/**
 * Names the pages of the documentation about some kinds of issues, or the list of all where there are many. `docs`: address of the
 * documentation, with a slash at its end; without it, or without kinds, the result is empty.
 */
export function readMore(codes: readonly string[], docs: string | undefined): IssueText[] {
  if (docs === undefined || codes.length === 0) return [];
  const pages = codes.length > MOST_PAGES ? [''] : codes.map((code) => `${code}/`);
  return [message('readMore', { addresses: pages.map((page) => `${docs}errors/${page}`).join(' ') })];
}
