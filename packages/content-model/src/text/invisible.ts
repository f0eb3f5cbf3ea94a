import type { Damage } from './damage.ts';
import { LEGACY_ENCODINGS } from './encoding.ts';
import { codeOf, shown, wordAt } from './words.ts';

/** Characters that no text for visitors holds, or only where a script or an emoji needs them. */
const SUSPECTS =
  /(?![\t\n\r])\p{Cc}|\p{Default_Ignorable_Code_Point}|\p{Co}|\p{Cs}|\p{Noncharacter_Code_Point}|[\u2028\u2029\ufff9-\ufffd]/gu;

/** What is not a letter of Latin scripts or a sign beside them. Most texts hold none, and are looked at no further. */
const OTHERS = /[^\t\n\r\x20-\x7e\xa0-\xac\xae-\u033f\u2010-\u2027\u202f-\u205e\u20a0-\u20bf]/;

/** How far around a character is looked for the script that needs it, in characters. */
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

/** Finds letters that were lost, and characters that nobody sees: of control, of direction, without width. */
export function findSuspects(text: string): Damage[] {
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

/** Whether a script or an emoji needs a character that is not seen. */
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

/** What is said of a character in a word. */
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

/** A word of the same text that has a letter in each place where this one has lost one. */
function sameWord(word: string, text: string): string | null {
  const letters = word.replace(/[^\p{L}\p{M}\ufffd]/gu, '');
  if (letters.replaceAll('\ufffd', '').length < 2) return null;
  const like = new RegExp(
    `(?<![\\p{L}\\p{M}])${letters.replaceAll('\ufffd', '[^\\x00-\\x7f\\ufffd]')}(?![\\p{L}\\p{M}])`,
    'u',
  );
  return like.exec(text)?.[0] ?? null;
}
