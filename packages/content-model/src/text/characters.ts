/** Latin letters with their accents, and the marks of names: each is a character that a reader sees. */
const PLAIN = /^[ -~À-ɏ‐-”]*$/;

/** Letters and signs of scripts that write a word differently with a joiner in it, from Arabic to those of India. */
const JOINING = String.raw`[\u0620-\u10FF\u1780-\u17B3\u1820-\u1CFF\u{10A00}-\u{11FFF}]`;

/** Invisible characters that stay, because what stands before them would be written differently without them. */
const NEEDED = [
  // The form of an ideograph, of an emoji, and the letters of the flag of a nation.
  String.raw`(?<=\p{Ideo})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{ExtPict})[\uFE0E\uFE0F]`,
  String.raw`(?<=\u{1F3F4})[\u{E0020}-\u{E007F}]+`,
  // Joiners in a word, at its end in scripts of India, and between the parts of one emoji.
  String.raw`(?<=${JOINING})\p{Join_C}(?=${JOINING})`,
  String.raw`(?<=[\u0900-\u0DFF])\u200D`,
  String.raw`(?<=\p{ExtPict}\uFE0F?|\p{EMod})\u200D(?=\p{ExtPict})`,
];

/**
 * Characters that show nothing: soft hyphens, zero-width spaces, byte order marks, marks that turn the reading direction,
 * fillers of Hangul, the blank of Braille, halves of a surrogate pair. Captures the needed ones, so that `$1` puts them back.
 */
const INVISIBLE = new RegExp(
  String.raw`(${NEEDED.join('|')})|[\p{DI}\p{Cs}\u2800\uFFF9-\uFFFB\u{1D159}]`,
  'gu',
);

/**
 * Returns a text without the characters that nobody sees, so that what is left can be counted and compared. Joiners and
 * variation selectors stay where a word or an emoji needs them. White space stays.
 */
export function visibleText(text: string): string {
  return PLAIN.test(text) ? text : text.replace(INVISIBLE, '$1');
}

/**
 * Splits a text into what a reader counts as characters (grapheme clusters): an é that is typed as two code points is
 * one, and so is an emoji family. Plain Latin does without `Intl.Segmenter`, which browsers take 10 ms to start; a
 * browser that has none (Firefox before 125) gets code points.
 */
export function lettersOf(text: string): string[] {
  if (PLAIN.test(text) || typeof Intl.Segmenter !== 'function') return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
