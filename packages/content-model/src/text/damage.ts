import { findSuspects } from './invisible.ts';
import { findMojibake, mendMojibake } from './mojibake.ts';
import { shown, wordAt } from './words.ts';

/** Damage at a place of a text: what it looks like, what it was probably meant to be, and the remedy. */
export type Damage = { kind: string; offset: number; words: string };

/** Finds everything in a text that was damaged on its way, in order. In code, signs may stand alone in a line. */
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

/** Words of UTF-8 that were read as another encoding, each once. */
function garbledWords(text: string): { start: number; end: number; damage: Damage }[] {
  const words: { start: number; end: number; damage: Damage }[] = [];
  for (const { start: offset, end: last, readAs } of findMojibake(text)) {
    if (offset < (words.at(-1)?.end ?? 0)) continue;
    const { start, end: wordEnd } = wordAt(text, offset);
    // What was garbled may end in a space that does not break.
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

/** Letters that a program replaced with "?", as in "arriv?e". Addresses have question marks of their own. */
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
