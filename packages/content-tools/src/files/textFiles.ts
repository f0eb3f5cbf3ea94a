import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import { type IssueText, issue, joined, message } from '@tamarack-lowe/content-model/internal/content';
import {
  at,
  isSystemFile,
  placeIn,
  readText,
  type TextPlace,
} from '@tamarack-lowe/content-model/internal/text';
import { parseContent } from '@tamarack-lowe/content-model/parse';
import { printParseErrorCode, visit } from 'jsonc-parser';
import type * as v from 'valibot';
import { createIncrementalCache, fileCache } from './cache.ts';

/**
 * Reads a text file. `name` is its name for editors. Throws a `ContentError` for an unsupported encoding and for
 * damaged text: each issue has line, column, the likely original and the remedy.
 * @example readTextFile('theme.css', 'theme.css')
 */
export const readTextFile = (file: string, name: string): string => readText(readFileSync(file), name);

/**
 * Reads a JSON file like `readTextFile`. Throws a `ContentError` when it is missing, damaged, not JSON, or has a key
 * twice.
 * @example readJsonFile('recordings/menu.json', 'recordings/menu.json')
 */
export function readJsonFile(file: string, name: string): unknown {
  if (!existsSync(file)) {
    throw new ContentError([message('missingFile', { file: name })]);
  }
  return parseJson(readTextFile(file, name), name);
}

const parsedValues = createIncrementalCache<unknown>();

/**
 * Reads a JSON file of a content folder by its full path. Throws like `readJsonFile`. Do not change the value: callers share it.
 */
export const readJson = (root: string, file: string): unknown =>
  parsedValues(file, { files: [file] }, () => readJsonFile(file, nameInside(root, file)));

/** Returns the name of a file in issues: its path inside the content folder, with forward slashes. */
export const nameInside = (root: string, file: string): string => relative(root, file).replaceAll('\\', '/');

/**
 * Returns a function that reads one kind of file by its schema. `where` returns its name for editors. Throws a
 * `ContentError`.
 */
export function parsedFile<const Schema extends v.GenericSchema>(
  root: string,
  schema: Schema,
  where: (file: string) => string = nameOf,
): (file: string) => v.InferOutput<Schema> {
  return fileCache((file) => parseContent(schema, readJson(root, file), where(file)));
}

/**
 * Lists the names in a folder, sorted, so that output is the same on every machine. Leaves out hidden files and files
 * that operating systems create. Empty when the folder is missing.
 */
export function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => !name.startsWith('.') && !isSystemFile(name))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Returns the name of a file for editors: its own name, or the folder of a story. */
export function nameOf(file: string): string {
  const name = basename(file, '.json');
  return name === 'story' ? basename(dirname(file)) : name;
}

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

/** Returns whether keys may repeat or differ only in case. Ten times faster than the search for the place. */
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
