/** Latin letters with their accents, and punctuation of names: each is one visible character. */
const LATIN = /^[ -~À-ɏ‐-”]*$/;

/** Letters of scripts where a joiner changes the shape of a word, from Arabic to those of India. */
const JOINING = String.raw`[\u0620-\u10FF\u1780-\u17B3\u1820-\u1CFF\u{10A00}-\u{11FFF}]`;

/** Invisible characters that stay, because they change the shape of the character before them. */
const NEEDED = [
  // Variants of an ideograph or an emoji, and the letters of a regional flag.
  String.raw`(?<=\p{Ideo})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]`,
  String.raw`(?<=\p{ExtPict})[\uFE0E\uFE0F]`,
  String.raw`(?<=\u{1F3F4})[\u{E0020}-\u{E007F}]+`,
  // Joiners in a word, at its end in scripts of India, and inside one emoji.
  String.raw`(?<=${JOINING})\p{Join_C}(?=${JOINING})`,
  String.raw`(?<=[\u0900-\u0DFF])\u200D`,
  String.raw`(?<=\p{ExtPict}\uFE0F?|\p{EMod})\u200D(?=\p{ExtPict})`,
];

/**
 * Invisible characters: soft hyphens, zero-width spaces, byte order marks, direction marks, fillers of Hangul, the blank of
 * Braille, halves of a surrogate pair. Captures the needed ones, so that `$1` puts them back.
 */
const INVISIBLE = new RegExp(
  String.raw`(${NEEDED.join('|')})|[\p{DI}\p{Cs}\u2800\uFFF9-\uFFFB\u{1D159}]`,
  'gu',
);

/**
 * Removes invisible characters from a text, so that it can be counted and compared. Joiners and variation selectors stay where
 * a word or an emoji needs them. White space stays.
 */
export function visibleText(text: string): string {
  return LATIN.test(text) ? text : text.replace(INVISIBLE, '$1');
}

/**
 * Splits a text into the characters that a reader counts (grapheme clusters): an é typed as two code points is one, and so is
 * an emoji family. Latin text needs no `Intl.Segmenter`, which browsers take 10 ms to start; a browser without it (Firefox
 * before 125) splits into code points.
 */
export function lettersOf(text: string): string[] {
  if (LATIN.test(text) || typeof Intl.Segmenter !== 'function') return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
