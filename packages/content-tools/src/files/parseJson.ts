import { ContentError } from '@tamarack-lowe/content-model';
import { type IssueText, issue, joined, message } from '@tamarack-lowe/content-model/internal/content';
import { at, placeIn, type TextPlace } from '@tamarack-lowe/content-model/internal/text';
import { printParseErrorCode, visit } from 'jsonc-parser';

/** Issue at a place of a JSON file, with its remedy. */
type Issue = { offset: number; words: IssueText };

/**
 * Parses a JSON file. `name` is its name for editors. Throws a `ContentError` that names the place where the file
 * stops being JSON, or where a key repeats: `JSON.parse` would silently take the last one.
 */
export function parseJson(text: string, name: string): unknown {
  const refuse = (issues: readonly Issue[]) =>
    new ContentError(issues.map(({ offset, words }) => issue(at(name, placeIn(text, offset)), words)));
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

function repeatedWords(key: string, first: { key: string; place: TextPlace }): IssueText {
  const { line } = first.place;
  return key === first.key
    ? message('keyTwice', { key, line })
    : message('similarKeys', { key, first: first.key, line });
}

/** Message for each error code of the parser. */
const EXPECTED = {
  CommaExpected: 'commaExpected',
  ColonExpected: 'colonExpected',
  PropertyNameExpected: 'keyExpected',
  ValueExpected: 'valueExpected',
  CloseBraceExpected: 'braceNotClosed',
  CloseBracketExpected: 'bracketNotClosed',
  EndOfFileExpected: 'textAfterEnd',
  InvalidCommentToken: 'noComments',
  UnexpectedEndOfComment: 'noComments',
  UnexpectedEndOfString: 'textNotClosed',
  InvalidUnicode: 'unicodeEscape',
  InvalidEscapeCharacter: 'unknownEscape',
  InvalidCharacter: 'controlInText',
} as const;

function syntaxIssue(text: string): Issue {
  if (text.trim() === '') return { offset: 0, words: message('emptyFile') };
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
  return { offset, words: joined([message('notJson'), remedyFor(text, offset, code)]) };
}

function remedyFor(text: string, offset: number, code: string): IssueText {
  const [sign = ''] = text.slice(offset);
  if (/[“”„«»‘’']/.test(sign)) return message('curlyQuote', { sign });
  if (/[}\]]/.test(sign) && /,\s*$/.test(text.slice(0, offset))) return message('commaTooMany');
  return message(isKnown(code) ? EXPECTED[code] : 'lookBefore');
}

const isKnown = (code: string): code is keyof typeof EXPECTED => Object.hasOwn(EXPECTED, code);
