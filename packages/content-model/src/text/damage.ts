import type { IssueText } from '../contentError.ts';
import { joined, message } from '../issues/issue.ts';
import { LEGACY_ENCODINGS } from './encoding.ts';
import { findMojibake, mendMojibake } from './mojibake.ts';

/** Damage in a text: its kind, its offset, and a message with the remedy and, if it can be guessed, the original text. */
export type Damage = { kind: string; offset: number; words: IssueText };

/**
 * Finds all damage in a text, in order: marks of merges, wrong encodings, lost letters, invisible characters. Code may have
 * lines of equals signs.
 */
export function findDamage(text: string, { isCode }: { isCode: boolean }): Damage[] {
  const garbled = garbledWords(text);
  const found = [
    ...mergeMarks(text, isCode),
    ...garbled.map(({ damage }) => damage),
    ...findSuspects(text).filter(({ offset }) =>
      garbled.every(({ start, end }) => offset < start || offset >= end),
    ),
    ...(isCode ? [] : lostLetters(text)),
  ];
  return found.toSorted((a, b) => a.offset - b.offset);
}

function mergeMarks(text: string, isCode: boolean): Damage[] {
  if (!/<{7}|>{7}|={7}|\|{7}/.test(text)) return [];
  const marks = [...text.matchAll(/^(?:<{7}|>{7}|\|{7})(?: .*)?$|^={7}$/gm)];
  // A line of equals signs alone may be a heading in a comment.
  if (isCode && !marks.some(([mark]) => /^[<>]/.test(mark))) return [];
  return marks.map(({ 0: mark, index: offset }) => ({
    kind: 'merge',
    offset,
    words: message('mergeMark', { mark: showInvisible(mark) }),
  }));
}

/** Finds words of UTF-8 that were read as another encoding, each once. */
function garbledWords(text: string): { start: number; end: number; damage: Damage }[] {
  const words: { start: number; end: number; damage: Damage }[] = [];
  for (const { start: offset, end: last, readAs } of findMojibake(text)) {
    if (offset < (words.at(-1)?.end ?? 0)) continue;
    const { start, end: wordEnd } = wordAt(text, offset);
    // The garbled part may end in a no-break space, which ends the word.
    const end = Math.max(last, wordEnd);
    const word = text.slice(start, end);
    const damage = {
      kind: `read as ${readAs}`,
      offset,
      words: joined([
        message('garbled', { word: showInvisible(word), encoding: readAs }),
        remedyFor(mendMojibake(word)),
      ]),
    };
    words.push({ start, end, damage });
  }
  return words;
}

function remedyFor(mended: string): IssueText {
  const meant = mended.replaceAll('\ufeff', '');
  if (meant.trim() === '') return message('nothingMeant');
  if (meant.includes('\ufffd')) return message('lostLetterToo');
  return message('probablyMeant', { meant: showInvisible(meant) });
}

/** Finds letters that a program replaced with "?", as in "arriv?e". Question marks in addresses are right. */
function lostLetters(text: string): Damage[] {
  return [...text.matchAll(/(?<=\p{Ll})\?(?=\p{Ll})/gu)].flatMap(({ index: offset }) => {
    const { word } = wordAt(text, offset);
    if (/[/:=&@#]/.test(word)) return [];
    return {
      kind: 'question mark',
      offset,
      words: message('questionMark', { word: showInvisible(word) }),
    };
  });
}

/** Characters that are damage in a text for visitors, unless a script or an emoji needs them. */
const SUSPECTS =
  /(?![\t\n\r])\p{Cc}|\p{Default_Ignorable_Code_Point}|\p{Co}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u2028\u2029\ufff9-\ufffd]/gu;

/** Any character but Latin letters and common signs. Most texts have none, and need no further check. */
const OTHERS = /[^\t\n\r\x20-\x7e\xa0-\xac\xae-\u033f\u2010-\u2027\u202f-\u205e\u20a0-\u20bf]/;

/** Distance in characters within which to look for the script that needs a character. */
const CONTEXT_LENGTH = 40;

/** Line breaks that only some programs know. */
const LINE_BREAKS = '\u2028\u2029\x85\v\f';

/** Names of invisible characters, by their range. */
const NAMES = [
  { range: /\xad/, name: 'softHyphen' },
  { range: /\ufeff/, name: 'byteOrderMark' },
  { range: /[\u200b-\u200d\u2060]/, name: 'zeroWidth' },
  { range: /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/, name: 'directionMark' },
] as const;

/** Finds lost letters and invisible characters: control characters, direction marks, characters without width. */
function findSuspects(text: string): Damage[] {
  if (!OTHERS.test(text)) return [];
  return [...text.matchAll(SUSPECTS)].flatMap(({ 0: character, index: offset }): Damage | [] => {
    const before = text.slice(Math.max(0, offset - CONTEXT_LENGTH), offset);
    const after = text.slice(offset + character.length, offset + character.length + CONTEXT_LENGTH);
    if (isNeeded(character, before, after)) return [];
    const { kind, words } = wordsOf(character, wordAt(text, offset).word, text);
    return { kind, offset, words };
  });
}

/** Scripts whose letters may need a joiner or a non-joiner. */
const JOINING =
  /[\p{scx=Arab}\p{scx=Beng}\p{scx=Deva}\p{scx=Gujr}\p{scx=Guru}\p{scx=Khmr}\p{scx=Knda}\p{scx=Mlym}\p{scx=Mong}\p{scx=Mymr}\p{scx=Nkoo}\p{scx=Orya}\p{scx=Sinh}\p{scx=Syrc}\p{scx=Taml}\p{scx=Telu}\p{scx=Tibt}]/u;
/** Scripts that have no spaces between words. */
const WITHOUT_SPACES =
  /[\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}\p{scx=Java}\p{scx=Bali}]/u;
const RIGHT_TO_LEFT = /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}]/u;

/** Returns true when a script or an emoji needs this invisible character. */
function isNeeded(character: string, before: string, after: string): boolean {
  const last = [...before].at(-1) ?? '';
  const next = [...after].at(0) ?? '';
  switch (true) {
    case character === '\u200d' && /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f/u.test(last):
      return /\p{Extended_Pictographic}/u.test(next);
    case /[\u200c\u200d]/.test(character):
      return isLetterOf(JOINING, last) || isLetterOf(JOINING, next);
    case character === '\u200b':
      return isLetterOf(WITHOUT_SPACES, last) && isLetterOf(WITHOUT_SPACES, next);
    case /[\u061c\u200e\u200f]/.test(character):
      return RIGHT_TO_LEFT.test(before.split('\n').at(-1) + after.split('\n', 1).join());
    case /[\ufe0e\ufe0f]/.test(character):
      return /[\p{Emoji}\p{S}]/u.test(last);
    case /[\ufe00-\ufe0d]/.test(character):
      return /[\p{scx=Han}\p{S}]/u.test(last);
    case /[\u180b-\u180f]/.test(character):
      return /\p{scx=Mong}/u.test(last + next);
    case /[\u{e0100}-\u{e01ef}]/u.test(character):
      return /\p{scx=Han}/u.test(last);
    case /[\u{e0020}-\u{e007f}]/u.test(character):
      return /[\u{1f3f4}\u{e0020}-\u{e007e}]/u.test(last);
    case /[\u115f\u1160]/.test(character):
      return /\p{scx=Hang}/u.test(last + next);
    default:
      return false;
  }
}

const isLetterOf = (script: RegExp, character: string) =>
  /[\p{L}\p{M}]/u.test(character) && script.test(character);

/** Writes the message about a character in a word. */
function wordsOf(character: string, inWord: string, text: string): { kind: string; words: IssueText } {
  const code = codeOf(character);
  const word = showInvisible(inWord);
  const clean = inWord.replaceAll(character, '');
  const takeOut =
    clean.trim() === '' ? message('takeOut') : message('takeOutOf', { clean: showInvisible(clean) });
  if (character === '\ufffd') {
    const near = sameWord(inWord, text);
    const remedy = near === null ? message('writeAgain') : message('probablyMeant', { meant: near });
    return { kind: code, words: joined([message('lostLetter', { word: inWord }), remedy]) };
  }
  if (/[\x80-\x9f]/.test(character)) {
    const sign = LEGACY_ENCODINGS['Windows-1252'][character.charCodeAt(0) - 0x80] ?? character;
    const meant = showInvisible(inWord.replaceAll(character, sign));
    if (sign !== character) {
      const found = message('windowsSign', { word, code, sign });
      return { kind: code, words: joined([found, message('probablyMeant', { meant })]) };
    }
  }
  if (/\p{Cs}/u.test(character)) return { kind: 'half', words: message('halfCharacter', { word, code }) };
  if (LINE_BREAKS.includes(character)) return { kind: code, words: message('oddLineBreak', { word, code }) };
  if (/\p{Cc}/u.test(character))
    return { kind: 'control', words: joined([message('controlCharacter', { word, code }), takeOut]) };
  if (/\p{Co}/u.test(character))
    return { kind: 'private', words: message('privateCharacter', { word, code }) };
  if (character === '\ufffc')
    return { kind: code, words: joined([message('lostPicture', { word, code }), takeOut]) };
  const name = message(NAMES.find(({ range }) => range.test(character))?.name ?? 'invisibleCharacter');
  const harm = /[\u202a-\u202e\u2066-\u2069]/.test(character) ? 'direction' : 'invisible';
  return { kind: code, words: joined([message(harm, { word, code, name }), takeOut]) };
}

/** Finds a word that has a letter in each place where `word` has lost one. */
function sameWord(word: string, text: string): string | null {
  const letters = word.replace(/[^\p{L}\p{M}\ufffd]/gu, '');
  if (letters.replaceAll('\ufffd', '').length < 2) return null;
  const like = new RegExp(
    `(?<![\\p{L}\\p{M}])${letters.replaceAll('\ufffd', '[^\\x00-\\x7f\\ufffd]')}(?![\\p{L}\\p{M}])`,
    'u',
  );
  return like.exec(text)?.[0] ?? null;
}

/** The most characters of a word in a message, on each side of the damage. */
const MOST_SHOWN = 30;

/** Characters that end a word in a file; an apostrophe does not. */
const WORD_ENDS = /[\s"<>(){}[\]|,;]/u;

/** Returns the word around an offset, cut to a length for messages, and its position. */
export function wordAt(text: string, offset: number): { word: string; start: number; end: number } {
  let start = offset;
  while (start > 0 && offset - start < MOST_SHOWN && !WORD_ENDS.test(text.charAt(start - 1))) start -= 1;
  let end = offset + 1;
  while (end < text.length && end - offset < MOST_SHOWN && !WORD_ENDS.test(text.charAt(end))) end += 1;
  return { word: text.slice(start, end), start, end };
}

/** Replaces the invisible characters of a text with their codes, as "[U+200B]", so that a terminal shows them and follows none. */
export function showInvisible(text: string): string {
  return text.replace(
    /\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}/gu,
    (one) => `[${codeOf(one)}]`,
  );
}

/** Returns the code of a character: "U+200B". */
const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
