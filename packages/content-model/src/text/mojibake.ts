import { fromUtf8, LEGACY_ENCODINGS, type LegacyEncoding } from './encoding.ts';

/** UTF-8 that was read as another encoding: its start and end in a text, and the text that was meant. */
export type Mojibake = { start: number; end: number; meant: string; readAs: LegacyEncoding };

/** One run of characters, the text that was meant, and the characters before and after it. */
type Run = { run: string; meant: string; before: string; after: string };

/** The most times that a text may have been garbled: "Ãƒ©" is "Ã©", and that is "é". */
const MOST_PASSES = 3;

/** Punctuation that may follow a capital letter in right words: « PITEÅ », “AMANHÃ”, IRMÃ… */
const CLOSING = /[’‘”“»›«…–—\xa0]/;

/** Signs that programs insert automatically: dashes, quotation marks, dots, currencies, arrows. */
const SIGNS =
  /^[\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2116\u2120-\u2126\u2190-\u21ff\u2212\u2248\u2260-\u2265\u25a0-\u25ff\u2600-\u27bf\ufb00-\ufb06\ufeff\ufffd\uff01-\uff5e]$/;

const WINDOWS = runsIn('Windows-1252', isCertainWindows);
const MAC = runsIn('Mac Roman', isCertainMac);

/** Finds sequences that can only be mojibake: no language has "Ã" before "©", but « é » and “CAFÉ” are right. */
export function findMojibake(text: string): Mojibake[] {
  const found = [...WINDOWS(text), ...MAC(text), ...lostEnds(text)].toSorted((a, b) => a.start - b.start);
  let last = 0;
  return found.filter(({ start, end }) => {
    const isNext = start >= last;
    if (isNext) last = end;
    return isNext;
  });
}

/** Repairs everything that `findMojibake` finds. */
export function mendMojibake(text: string): string {
  let mended = text;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const found = findMojibake(mended);
    if (found.length === 0) break;
    const before = mended;
    for (const { start, end, meant } of found.toReversed())
      mended = mended.slice(0, start) + meant + mended.slice(end);
    if (mended === before) break;
  }
  return mended;
}

function runsIn(readAs: LegacyEncoding, isCertain: (run: Run) => boolean) {
  const letters = LEGACY_ENCODINGS[readAs];
  const byteOf = new Map([...letters].map((letter, index) => [letter, 0x80 + index]));
  // Latin-1 has control characters where Windows has signs, and programs confuse the two.
  const isWindows = readAs === 'Windows-1252';
  if (isWindows) for (let byte = 0x80; byte < 0xa0; byte += 1) byteOf.set(String.fromCharCode(byte), byte);
  const known = [...byteOf];
  const among = (from: number, to: number) => {
    const own = known.filter(([, byte]) => byte >= from && byte <= to).map(([letter]) => letter);
    return `[${own.map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}]`;
  };
  const more = among(0x80, 0xbf);
  const runs = new RegExp(
    `(?:${among(0xc2, 0xdf)}${more}|${among(0xe0, 0xef)}${more}{2}|${among(0xf0, 0xf4)}${more}{3})+`,
    'g',
  );
  return (text: string): Mojibake[] =>
    [...text.matchAll(runs)].flatMap(({ 0: run, index: start }) => {
      const end = start + run.length;
      const bytes = Array.from(run, (letter) => String.fromCharCode(byteOf.get(letter) ?? 0));
      const meant = fromUtf8(bytes.join(''));
      if (meant === null) return [];
      const around = { before: text.slice(start - 1, start), after: text.slice(end, end + 1) };
      return isCertain({ run, meant, ...around }) ? [{ start, end, meant, readAs }] : [];
    });
}

function isCertainWindows({ run, meant, before, after }: Run): boolean {
  const isOne = [...meant].length === 1;
  const lead = run.charAt(0);
  // Several in a row, such as "Ð¿Ñ€Ð¸" and "ðŸ˜€", are words of no language.
  if (!isOne || lead === 'ð') return true;
  const isCapitalWord = /\p{Lu}/u.test(before);
  const isInWord = /\p{Ll}/u.test(before);
  const closes = CLOSING.test(run.slice(1));
  if (lead === 'Ã' || lead === 'Â') return !(isCapitalWord && closes && !/\p{Lu}/u.test(after));
  if (lead === 'â' || lead === 'ï') return SIGNS.test(meant);
  if (lead === 'Ä' || lead === 'Å')
    return isInWord || (/\p{L}/u.test(after) && (!closes || /[œŒ]/.test(meant)));
  // Only names have a capital inside a word of small letters. Many words end in "ß" or another small letter.
  const isSigned = !/\p{L}/u.test(run.slice(1)) && (!closes || /\p{Ll}/u.test(after));
  return /[Æ-Þ]/.test(lead) && isInWord && isSigned && /\p{L}/u.test(meant);
}

function isCertainMac({ run, meant, before, after }: Run): boolean {
  const isBesideLetter = /\p{L}/u.test(before + after);
  if ([...meant].length > 1)
    return /^[√¬‚ƒ≈–—]/.test(run) && [...meant].every((one) => /[\p{L}\xa0«»]/u.test(one) || SIGNS.test(one));
  if (run.startsWith('‚Ä') || run.startsWith('Ô')) return SIGNS.test(meant);
  if (run.startsWith('√')) return /\p{L}/u.test(meant) && (isBesideLetter || !/[µ∞∑∏π∫Ω∂]/.test(run));
  if (run.startsWith('¬')) return /[\xa0«»©®·½]/.test(meant);
  return /[ƒ≈]/.test(run.charAt(0)) && /\p{L}/u.test(meant) && isBesideLetter;
}

/** Finds mojibake that has lost its last byte: a no-break space that became a space, or the end of a quotation mark. */
function lostEnds(text: string): Mojibake[] {
  const ends = text.matchAll(/(?<!\p{Lu})Ã(?= )|â€(?![\x80-\xbf˜™œ“”¦¢°¹º¼‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’•–—š›žŸ])/gu);
  return [...ends].map(({ 0: run, index: start }) => ({
    start,
    end: start + run.length,
    meant: run === 'Ã' ? 'à' : '”',
    readAs: 'Windows-1252',
  }));
}
