import { slugOf, visibleText } from '@tamarack-lowe/content-model';
import { formatHex, parse } from 'culori';
import { CreateError } from './CreateError.ts';

/** A brand has a short name of this many characters. */
const LONGEST_NAME = 40;
const MOST_SECTIONS = 6;
const MOST_TYPES = 3;

const NAMES = new Intl.DisplayNames([], { type: 'language', fallback: 'none' });

/** The name of a firm as it was typed. Throws a `CreateError`, as all of these do, with what to write instead. */
export function readName(typed: string): string {
  const name = tidy(typed);
  if (name === '') throw new CreateError('A firm has a name. Write it, as in: --name "My Firm"');
  if (name.length > LONGEST_NAME)
    throw new CreateError(
      `"${name}" has ${name.length} characters, and a header has room for ${LONGEST_NAME}. Write the short name; the long one goes into content/brand.json later.`,
    );
  if (/[{}<>]/.test(name)) throw new CreateError(`"${name}" holds a bracket. Write the name without it.`);
  return name;
}

/** A name without the characters that nobody sees, and with one space between words. */
function tidy(typed: string): string {
  return visibleText(typed).trim().replace(/\s+/g, ' ');
}

/** Languages as BCP 47 writes them: `de-ch` is read as `de-CH`. */
export function readLanguages(typed: readonly string[]): string[] {
  const tags = typed.map(readLanguage);
  const first = tags.map((tag) => contentLanguage(tag));
  const again = tags.find((tag, index) => first.indexOf(contentLanguage(tag)) < index);
  if (again !== undefined)
    throw new CreateError(
      `"${again}" is the language of "${tags[first.indexOf(contentLanguage(again))]}", and both would stand at one address. Keep one.`,
    );
  if (tags.length === 0)
    throw new CreateError('A site speaks a language. Write one, as in: --language de-CH');
  return tags;
}

function readLanguage(typed: string): string {
  const tag = canonical(typed.trim().replaceAll('_', '-'));
  if (tag !== undefined && NAMES.of(tag) !== undefined) return tag;
  throw new CreateError(
    `"${typed}" is not a language that anybody knows. Write its tag, such as "de-CH" or "de".`,
  );
}

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** What content files of a language are named by: `de` for `de-CH`. */
export function contentLanguage(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

/** The names of sections in every language: one for all of them, or one for each between slashes. */
export function readSections(typed: readonly string[], languages: readonly string[]): string[][] {
  if (typed.length > MOST_SECTIONS)
    throw new CreateError(
      `A menu has room for ${MOST_SECTIONS} sections, and these are ${typed.length}. Take some out.`,
    );
  return typed.map((section) => readNames(section, { languages, what: 'a section' }));
}

/**
 * What visitors answer who they are, in every language, written as sections are; "everybody" where nobody is asked.
 * Undefined where nothing was said.
 */
export function readTypes(typed: readonly string[], languages: readonly string[]): string[][] | undefined {
  if (typed.length === 0) return undefined;
  if (typed.length === 1 && typed[0]?.trim() === 'everybody') return [];
  if (typed.length > MOST_TYPES)
    throw new CreateError(
      `The first page has room for ${MOST_TYPES} types of visitor, and these are ${typed.length}. Take some out.`,
    );
  const types = typed.map((type) => readNames(type, { languages, what: 'a type of visitor' }));
  const ids = types.map(([name = '']) => slugOf(name) || name);
  if (new Set(ids).size < ids.length)
    throw new CreateError('Two types of visitor have one name. Give one another.');
  return types;
}

const LONGEST = 40;

function readNames(
  typed: string,
  { languages, what }: { languages: readonly string[]; what: string },
): string[] {
  const names = typed.split('/').map((part) => {
    const name = tidy(part);
    if (name !== '' && name.length <= LONGEST && !/[{}<>]/.test(name)) return name;
    throw new CreateError(
      `"${typed}" cannot be the name of ${what}. Write 1 to ${LONGEST} characters, without brackets.`,
    );
  });
  if (names.length === 1) return languages.map(() => names[0] ?? '');
  if (names.length === languages.length) return names;
  throw new CreateError(
    `"${typed}" has ${names.length} names, and the languages are ${languages.length}. Write one name for all, or one for each in their order, between slashes.`,
  );
}

/** A colour in any notation of CSS, as `#rrggbb`. */
export function readColour(typed: string): string {
  const colour = parse(typed.trim()) ?? parse(`#${typed.trim()}`);
  if (colour !== undefined) return formatHex(colour);
  throw new CreateError(
    `"${typed}" is not a colour. Write it as in a style sheet, such as "#2c6e63" or "teal".`,
  );
}
