import { slugOf } from '@tamarack-lowe/content-model';
import { primaryLanguage } from '@tamarack-lowe/content-model/internal/addresses';
import { visibleText } from '@tamarack-lowe/content-model/internal/text';
import { formatHex, parse } from 'culori';

/** Properties of a new site. */
export type Answers = {
  /**
   * Name of the firm, at most 40 characters.
   * @example 'My Firm'
   */
  name: string;
  /**
   * BCP 47 tags; the first is at the root.
   * @example ['de-CH', 'it-CH']
   */
  languages: readonly string[];
  /**
   * Names of each section, in the order of the languages. Empty: the section of the template.
   * @example [['Wurzeln', 'Radici']]
   */
  sections: readonly (readonly string[])[];
  /**
   * Names of each visitor type, in the order of the languages; at most three, none for no choice. Default: the two of
   * the template.
   * @example [['Studierende', 'Studenti']]
   */
  types?: readonly (readonly string[])[] | undefined;
  /**
   * `#rrggbb`
   * @example '#8a2f1f'
   */
  colour: string;
};

/** Thrown for an invalid answer and for a folder that is not empty. The message is for the person at the terminal. */
export class CreateError extends Error {
  override name = 'CreateError';
}

/** The most characters of the short name of a brand. */
const LONGEST_NAME = 40;
const MOST_SECTIONS = 6;
const MOST_TYPES = 3;

const NAMES = new Intl.DisplayNames([], { type: 'language', fallback: 'none' });

/** Reads the name of a firm. Throws a `CreateError` with the remedy, like all functions here. */
export function readName(typed: string): string {
  const name = tidy(typed);
  if (name === '')
    throw new CreateError('The name of the firm is missing. Write it, as in: --name "My Firm"');
  if (name.length > LONGEST_NAME)
    throw new CreateError(
      `"${name}" has ${name.length} characters; a header has room for ${LONGEST_NAME}. Write a short name, and the long one into content/brand.json later.`,
    );
  if (/[{}<>]/.test(name)) throw new CreateError(`"${name}" contains a bracket. Write the name without it.`);
  return name;
}

/** Removes invisible characters and repeated spaces. */
function tidy(typed: string): string {
  return visibleText(typed).trim().replace(/\s+/g, ' ');
}

/** Reads languages and normalizes their tags: `de-ch` becomes `de-CH`. */
export function readLanguages(typed: readonly string[]): string[] {
  const tags = typed.map(readLanguage);
  const primaries = tags.map(primaryLanguage);
  const repeated = tags.find((tag, index) => primaries.indexOf(primaryLanguage(tag)) < index);
  if (repeated !== undefined)
    throw new CreateError(
      `"${repeated}" has the same language as "${tags[primaries.indexOf(primaryLanguage(repeated))]}", so both would have the same address. Keep one.`,
    );
  if (tags.length === 0) throw new CreateError('A site needs a language. Write one, as in: --language de-CH');
  return tags;
}

function readLanguage(typed: string): string {
  const tag = canonical(typed.trim().replaceAll('_', '-'));
  if (tag !== undefined && NAMES.of(tag) !== undefined) return tag;
  throw new CreateError(`"${typed}" is not a known language. Write its tag, such as "de-CH" or "de".`);
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** Reads the names of sections: one for all languages, or one for each, separated by slashes. */
export function readSections(typed: readonly string[], languages: readonly string[]): string[][] {
  if (typed.length > MOST_SECTIONS)
    throw new CreateError(
      `A menu has room for ${MOST_SECTIONS} sections, and there are ${typed.length}. Remove some.`,
    );
  return typed.map((section) => readNames(section, { languages, what: 'a section' }));
}

/** Reads the names of visitor types, which are written like sections. Empty for "everybody"; undefined without an answer. */
export function readTypes(typed: readonly string[], languages: readonly string[]): string[][] | undefined {
  if (typed.length === 0) return undefined;
  if (typed.length === 1 && typed[0]?.trim() === 'everybody') return [];
  if (typed.length > MOST_TYPES)
    throw new CreateError(
      `The first page has room for ${MOST_TYPES} visitor types, and there are ${typed.length}. Remove some.`,
    );
  const types = typed.map((type) => readNames(type, { languages, what: 'a visitor type' }));
  const ids = types.map(([name = '']) => slugOf(name) || name);
  if (new Set(ids).size < ids.length)
    throw new CreateError('Two visitor types have the same name. Rename one.');
  return types;
}

/** The most characters of the name of a section or visitor type. */
const LONGEST_LABEL = 40;

function readNames(
  typed: string,
  { languages, what }: { languages: readonly string[]; what: string },
): string[] {
  const names = typed.split('/').map((part) => {
    const name = tidy(part);
    if (name !== '' && name.length <= LONGEST_LABEL && !/[{}<>]/.test(name)) return name;
    throw new CreateError(
      `"${typed}" cannot be the name of ${what}. Write 1 to ${LONGEST_LABEL} characters, without brackets.`,
    );
  });
  if (names.length === 1) return languages.map(() => names[0] ?? '');
  if (names.length === languages.length) return names;
  throw new CreateError(
    `"${typed}" has ${names.length} names for ${languages.length} languages. Write one name for all, or one per language in their order, separated by slashes.`,
  );
}

/** Reads a CSS colour in any notation as `#rrggbb`. */
export function readColour(typed: string): string {
  const colour = parse(typed.trim()) ?? parse(`#${typed.trim()}`);
  if (colour !== undefined) return formatHex(colour);
  throw new CreateError(`"${typed}" is not a colour. Write it as in CSS, such as "#2c6e63" or "teal".`);
}
