import { ContentError, type IssueText } from '../contentError.ts';
import { issue, message } from '../issues/issue.ts';
import { type Damage, findDamage, showInvisible, wordAt } from './damage.ts';
import { type Decoded, decodeUtf8, decodeUtf16, letterOf, likelyEncoding, unicodeOf } from './encoding.ts';

const CODE = /\.(?:[cm]?[jt]sx?|css)$/i;
const JSON_FILE = /\.json$/i;

/** The most other lines with the same damage that a message names. */
const MOST_LINES = 5;

/**
 * Decodes a text file that people write. `name` is its name in messages; its extension says what it holds. Reads UTF-8 with and
 * without byte order mark, and JSON in UTF-16 too. Throws a `ContentError` for any other encoding, and for damaged text: lost
 * or garbled letters, merge conflict markers, invisible characters. Each message has line, column and remedy.
 */
export function readText(bytes: Uint8Array, name: string): string {
  const text = decode(bytes, name);
  const isCode = CODE.test(name);
  const { written, sourceOffset } = isCode
    ? { written: text, sourceOffset: (offset: number) => offset }
    : writeEscapes(text, { isJson: JSON_FILE.test(name) });
  const kinds = new Map<string, Damage[]>();
  for (const damage of findDamage(written, { isCode }))
    kinds.set(damage.kind, [...(kinds.get(damage.kind) ?? []), damage]);
  const issues = [...kinds.values()].map((alike) => {
    const [first, ...others] = alike.map(({ offset, words }) => ({
      place: placeIn(text, sourceOffset(offset)),
      words,
    }));
    const lines = others.map(({ place }) => place.line);
    return issue(at(name, first?.place), first?.words ?? '', ...moreLines(lines));
  });
  if (issues.length > 0) throw new ContentError(issues);
  return text;
}

/** Line and column of a text, both from 1. */
export type TextPlace = { line: number; column: number };

/** Line and column of an offset, with line breaks of any system. */
export function placeIn(text: string, offset: number): TextPlace {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** "story.json, line 3, column 14". */
export const at = (name: string, place: TextPlace | undefined): string =>
  place === undefined ? name : `${name}, line ${place.line}, column ${place.column}`;

/** Names the other lines with the same damage. */
function moreLines(lines: readonly number[]): IssueText[] {
  if (lines.length === 0) return [];
  const different = [...new Set(lines)];
  const named = different.slice(0, MOST_LINES).join(', ');
  const rest = different.length > MOST_LINES ? ' …' : '';
  return [message('moreLines', { count: lines.length, lines: named + rest })];
}

function decode(bytes: Uint8Array, name: string): string {
  const unicode = unicodeOf(bytes);
  const text = unicode === null ? null : utf16Text(bytes, unicode, name);
  if (text !== null) return text;
  const read = decodeUtf8(bytes);
  if (read.invalid.length === 0) return read.text;
  throw new ContentError([invalidBytes(read, name)]);
}

function utf16Text(bytes: Uint8Array, encoding: 'UTF-16LE' | 'UTF-16BE' | 'UTF-32', name: string): string {
  const text = encoding === 'UTF-32' || !JSON_FILE.test(name) ? null : decodeUtf16(bytes, encoding);
  if (text !== null) return text;
  const isCut = JSON_FILE.test(name) && encoding !== 'UTF-32';
  throw new ContentError([issue(name, message(isCut ? 'cutEncoding' : 'unreadEncoding', { encoding }))]);
}

/** Issue about bytes that are not UTF-8: the word as visitors would see it, and as it was probably meant. */
function invalidBytes({ text, invalid, hasUtf8 }: Decoded, name: string): IssueText {
  if (/\0/.test(text)) return issue(name, message('notText'));
  const [first] = invalid;
  const offset = first?.offset ?? 0;
  const { word, start } = wordAt(text, offset);
  const encoding = likelyEncoding(invalid.map(({ byte }) => byte));
  const bytes = new Map(invalid.map(({ offset: each, byte }) => [each, byte]));
  const letters = Array.from({ length: word.length }, (_, index) => {
    const byte = bytes.get(start + index);
    return byte === undefined || encoding === null ? word.charAt(index) : letterOf(byte, encoding);
  });
  const meant = showInvisible(letters.join(''));
  const remedy =
    encoding === null
      ? [message('unknownEncoding')]
      : [
          message('looksLike', { encoding, meant }),
          hasUtf8 ? message('mixedEncoding', { meant }) : message('openAs', { encoding }),
        ];
  return issue(
    at(name, placeIn(text, offset)),
    message('notUtf8', { word: showInvisible(word) }),
    ...remedy,
    ...moreLines(invalid.slice(1).map(({ offset: each }) => placeIn(text, each).line)),
  );
}

/** A text with its escapes written out, and the offset in the file of each of its offsets. */
type Written = { written: string; sourceOffset: (offset: number) => number };

/** Escapes of JSON, and of markup, which texts in JSON may hold too. A pair of backslashes is no escape. */
const ESCAPES = /\\(?:u([0-9a-f]{4})|([\s\S]))|&#(?:x([0-9a-f]+)|(\d+));/gi;
const ESCAPES_OF_MARKUP = /(?!)()()|&#(?:x([0-9a-f]+)|(\d+));/gi;

/** Escapes of control characters. An escaped line break does not break a line of the file. */
const CONTROLS: Readonly<Record<string, string>> = { b: '\b', f: '\f' };

/** Writes out the escapes of a file: `\u200b` of JSON is as invisible on a page as the character itself. */
function writeEscapes(text: string, { isJson }: { isJson: boolean }): Written {
  if (!(isJson ? /\\[ubf]|&#/i : /&#/).test(text)) return { written: text, sourceOffset: (offset) => offset };
  /** Offsets in the written text from which the file is `by` characters longer. */
  const shifts: { from: number; by: number }[] = [];
  let ahead = 0;
  const written = text.replace(
    isJson ? ESCAPES : ESCAPES_OF_MARKUP,
    (sequence: string, hex?: string, sign?: string, codeHex?: string, code?: string, at = 0) => {
      const own = hex ?? codeHex;
      const number = own === undefined ? Number(code) : Number.parseInt(own, 16);
      const character = sign === undefined ? characterOf(number) : CONTROLS[sign];
      if (character === undefined) return sequence;
      ahead += sequence.length - character.length;
      shifts.push({ from: at + sequence.length - ahead, by: ahead });
      return character;
    },
  );
  const sourceOffset = (offset: number) => offset + (shifts.findLast(({ from }) => from <= offset)?.by ?? 0);
  return { written, sourceOffset };
}

/** Line breaks, quotation marks and brackets stay escaped: words end at them. */
function characterOf(number: number): string | undefined {
  if (!(number <= 0x10ffff) || /[\n\r"\\<>&]/.test(String.fromCodePoint(number))) return undefined;
  return String.fromCodePoint(number);
}
