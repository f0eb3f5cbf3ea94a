import { LEGACY_ENCODINGS } from './encoding.ts';
import { findMojibake, mendMojibake } from './mojibake.ts';

/** Damage in a text: its kind, its offset, and a message with the text that was probably meant, and the remedy. */
export type Damage = { kind: string; offset: number; words: string };

/** Finds everything in a text that was damaged before it got here, in order. In code, a line may consist of signs. */
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
    words: `"${shown(mark)}" is a mark of git: two versions of this file met here, and nobody chose. Keep what is right of both, and take out the lines with marks (<<<<<<<, =======, >>>>>>>).`,
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
      words: `"${shown(word)}" is UTF-8 that was read as ${readAs}. ${remedyFor(mendMojibake(word))}`,
    };
    words.push({ start, end, damage });
  }
  return words;
}

function remedyFor(mended: string): string {
  const meant = mended.replaceAll('\ufeff', '');
  if (meant.trim() === '') return 'Nothing of it was meant to be seen: take it out.';
  if (meant.includes('\ufffd')) return 'A letter was lost on its way as well: write the word anew.';
  return `It was probably meant to be "${shown(meant)}": write that.`;
}

/** Finds letters that a program replaced with "?", as in "arriv?e". Question marks in addresses are right. */
function lostLetters(text: string): Damage[] {
  return [...text.matchAll(/(?<=\p{Ll})\?(?=\p{Ll})/gu)].flatMap(({ index: offset }) => {
    const { word } = wordAt(text, offset);
    if (/[/:=&@#]/.test(word)) return [];
    return {
      kind: 'question mark',
      offset,
      words: `"${shown(word)}" has a question mark inside: a letter was probably lost when the file was saved. Write the word anew, or a space after the question mark.`,
    };
  });
}

/** Characters that no text for visitors holds, or only where a script or an emoji needs them. */
const SUSPECTS =
  /(?![\t\n\r])\p{Cc}|\p{Default_Ignorable_Code_Point}|\p{Co}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u2028\u2029\ufff9-\ufffd]/gu;

/** Anything but Latin letters and common signs. Most texts have none, and need no further check. */
const OTHERS = /[^\t\n\r\x20-\x7e\xa0-\xac\xae-\u033f\u2010-\u2027\u202f-\u205e\u20a0-\u20bf]/;

/** Distance in characters within which to look for the script that needs a character. */
const AROUND = 40;

/** Line breaks that only some programs know. */
const LINE_BREAKS = '\u2028\u2029\x85\v\f';

const NAMES: Readonly<Record<string, string>> = {
  '\xad': 'a soft hyphen',
  '\u034f': 'a grapheme joiner',
  '\u061c': 'an Arabic letter mark',
  '\u200b': 'a zero-width space',
  '\u200c': 'a zero-width non-joiner',
  '\u200d': 'a zero-width joiner',
  '\u200e': 'a left-to-right mark',
  '\u200f': 'a right-to-left mark',
  '\u202a': 'a left-to-right embedding',
  '\u202b': 'a right-to-left embedding',
  '\u202c': 'an end of embedding',
  '\u202d': 'a left-to-right override',
  '\u202e': 'a right-to-left override',
  '\u2060': 'a word joiner',
  '\u2066': 'a left-to-right isolate',
  '\u2067': 'a right-to-left isolate',
  '\u2068': 'a first strong isolate',
  '\u2069': 'an end of isolate',
  '\ufeff': 'a byte order mark, which belongs to the beginning of files',
};

/** Finds lost letters, and invisible characters: of control, of direction, without width. */
function findSuspects(text: string): Damage[] {
  if (!OTHERS.test(text)) return [];
  return [...text.matchAll(SUSPECTS)].flatMap(({ 0: character, index: offset }): Damage | [] => {
    const before = text.slice(Math.max(0, offset - AROUND), offset);
    const after = text.slice(offset + character.length, offset + character.length + AROUND);
    if (isNeeded(character, before, after)) return [];
    const { kind, words } = wordsOf(character, wordAt(text, offset).word, text);
    return { kind, offset, words };
  });
}

const JOINING =
  /[\p{scx=Arab}\p{scx=Beng}\p{scx=Deva}\p{scx=Gujr}\p{scx=Guru}\p{scx=Khmr}\p{scx=Knda}\p{scx=Mlym}\p{scx=Mong}\p{scx=Mymr}\p{scx=Nkoo}\p{scx=Orya}\p{scx=Sinh}\p{scx=Syrc}\p{scx=Taml}\p{scx=Telu}\p{scx=Tibt}]/u;
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

/** Message about a character in a word. */
function wordsOf(character: string, word: string, text: string): { kind: string; words: string } {
  const code = codeOf(character);
  const clean = word.replaceAll(character, '');
  const takeOut = clean.trim() === '' ? 'Take it out.' : `Take it out: "${shown(clean)}".`;
  const holds = `"${shown(word)}" holds ${code}`;
  if (character === '\ufffd') {
    const near = sameWord(word, text);
    const remedy =
      near === null ? 'Write the word anew.' : `It was probably meant to be "${near}": write that.`;
    return {
      kind: code,
      words: `"${word}" has lost a letter (U+FFFD): the file was opened or saved in the wrong encoding once. ${remedy}`,
    };
  }
  if (/[\x80-\x9f]/.test(character)) {
    const sign = LEGACY_ENCODINGS['Windows-1252'][character.charCodeAt(0) - 0x80] ?? character;
    if (sign !== character)
      return {
        kind: code,
        words: `${holds}, which is "${sign}" of Windows-1252 read as Latin-1. It was probably meant to be "${shown(word.replaceAll(character, sign))}": write that.`,
      };
  }
  if (/\p{Cs}/u.test(character))
    return {
      kind: 'half',
      words: `${holds}, half a character, and visitors would read "\ufffd". Write the whole one anew.`,
    };
  if (LINE_BREAKS.includes(character))
    return {
      kind: code,
      words: `${holds}, a line break of another program. Write a space or a line break in its place.`,
    };
  if (/\p{Cc}/u.test(character))
    return { kind: 'control', words: `${holds}, a control character that no page can show. ${takeOut}` };
  if (/\p{Co}/u.test(character))
    return {
      kind: 'private',
      words: `${holds}, a character that one typeface alone knows: visitors would see an empty box. Write another one, such as "•", or take it out.`,
    };
  if (character === '\ufffc')
    return { kind: code, words: `${holds}, the place of a picture that was not pasted along. ${takeOut}` };
  const name = NAMES[character] ?? 'a character that is not seen';
  const harm = /[\u202a-\u202e\u2066-\u2069]/.test(character)
    ? 'Nobody sees it, and it changes the order in which the letters beside it are read.'
    : 'Nobody sees it, and who looks for the word does not find it.';
  return { kind: code, words: `${holds}, ${name}. ${harm} ${takeOut}` };
}

/** Finds a word of the same text that has a letter wherever this one has lost one. */
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

/** Writes out the invisible characters of a text, as "[U+200B]", so that a terminal shows them and obeys none. */
export function shown(text: string): string {
  return text.replace(
    /\p{Cc}|\p{Cf}|\p{Co}|\p{Cs}|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}/gu,
    (one) => `[${codeOf(one)}]`,
  );
}

/** "U+200B". */
const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
