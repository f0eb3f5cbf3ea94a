import { ContentError } from '@tamarack-lowe/content-model';
import { at, placeIn, type TextPlace } from '@tamarack-lowe/content-model/internal/text';
import { printParseErrorCode, visit } from 'jsonc-parser';

/** Issue at a place of a JSON file, with its remedy. */
type Issue = { offset: number; words: string };

/**
 * Parses a JSON file. `name` is its name for editors. Throws a `ContentError` that names the place where the file
 * stops being JSON, or where a key repeats: `JSON.parse` would silently take the last one.
 */
export function parseJson(text: string, name: string): unknown {
  const refuse = (issues: readonly Issue[]) =>
    new ContentError(issues.map(({ offset, words }) => `${at(name, placeIn(text, offset))}: ${words}`));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse([syntaxIssue(text)]);
  }
  if (!mayRepeatKeys(text, value)) return value;
  const repeated = repeatedKeys(text);
  if (repeated.length > 0) throw refuse(repeated);
  return value;
}

/** A JSON string, and the colon after it when it is a key. */
const WORD = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/** Returns whether keys may repeat, or differ in capitals alone. Ten times faster than finding the place. */
function mayRepeatKeys(text: string, value: unknown): boolean {
  let written = 0;
  for (const [, colon] of text.matchAll(WORD)) if (colon !== undefined) written += 1;
  let isAlike = false;
  const count = (inner: unknown): number => {
    if (typeof inner !== 'object' || inner === null) return 0;
    const values: unknown[] = Object.values(inner);
    const own = Array.isArray(inner) ? [] : Object.keys(inner);
    isAlike ||= new Set(own.map(plainKey)).size < own.length;
    return values.reduce((sum: number, each) => sum + count(each), own.length);
  };
  return count(value) < written || isAlike;
}

/** Normalizes a key for comparison: capitals and accent encodings do not matter, except in addresses. */
const plainKey = (key: string) => (key.startsWith('/') ? key : key.normalize().toLowerCase());

function repeatedKeys(text: string): Issue[] {
  const issues: Issue[] = [];
  const open: Map<string, { key: string; place: TextPlace }>[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Map());
    },
    onObjectProperty: (key, offset) => {
      const place = placeIn(text, offset);
      const keys = open.at(-1);
      const first = keys?.get(plainKey(key));
      if (first === undefined) keys?.set(plainKey(key), { key, place });
      else issues.push({ offset, words: repeatedWords(key, first) });
    },
    onObjectEnd: () => {
      open.pop();
    },
  });
  return issues;
}

function repeatedWords(key: string, first: { key: string; place: TextPlace }): string {
  const line = `line ${first.place.line}`;
  return key === first.key
    ? `"${key}" stands here a second time, and the first is in ${line}. One of the two would be lost without a word. Keep the right one.`
    : `"${key}" and "${first.key}" of ${line} differ in capital letters alone, and one of the two would do nothing. Keep the right one.`;
}

/** Remedies by the parser's error code. */
const EXPECTED: Readonly<Record<string, string>> = {
  CommaExpected: 'A comma is missing before this.',
  ColonExpected: 'A colon is missing before this.',
  PropertyNameExpected: 'A key between quotation marks belongs here.',
  ValueExpected: 'A text, a number, a list or an object belongs here.',
  CloseBraceExpected: 'A curly bracket is not closed: write } where it ends.',
  CloseBracketExpected: 'A square bracket is not closed: write ] where it ends.',
  EndOfFileExpected: 'The file is at its end before this. Take the rest out, or look for a bracket too many.',
  InvalidCommentToken: 'JSON has no comments. Take it out.',
  UnexpectedEndOfComment: 'JSON has no comments. Take it out.',
  UnexpectedEndOfString: 'A text begins here, and its quotation mark is missing at the end of the line.',
  InvalidUnicode: 'After \\u come four digits of a character, such as \\u00e9. Write the character itself.',
  InvalidEscapeCharacter:
    'A backslash begins something here that JSON does not know. Write two of them for one.',
  InvalidCharacter:
    'A tab or another key of control is inside of a text. Write a space, or \\n for a new line.',
};

function syntaxIssue(text: string): Issue {
  if (text.trim() === '') return { offset: 0, words: 'this file is empty. Put back what it said.' };
  let first: { code: string; offset: number } | undefined;
  visit(
    text,
    {
      onError: (code, offset) => {
        first ??= { code: printParseErrorCode(code), offset };
      },
    },
    { disallowComments: true },
  );
  const { code, offset } = first ?? { code: '', offset: text.length };
  return { offset, words: `this is not JSON any more. ${remedyFor(text, offset, code)}` };
}

function remedyFor(text: string, offset: number, code: string): string {
  const [sign = ''] = text.slice(offset);
  if (/[“”„«»‘’']/.test(sign))
    return `Quotation marks of JSON are straight: write " in the place of ${sign}.`;
  if (/[}\]]/.test(sign) && /,\s*$/.test(text.slice(0, offset)))
    return 'There is a comma too many before this.';
  return EXPECTED[code] ?? 'Look for a missing comma, bracket or quotation mark just before.';
}
