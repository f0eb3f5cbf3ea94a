/** Slugs and asset keys that follow from names. */

/**
 * Asset key of a person's picture and film, without folder: accents folded, apostrophes and full stops dropped, spaces as one
 * underscore. "Zoë O'Hara" is `Zoe_OHara`.
 */
export function assetKey(name: string): string {
  return foldAccents(name.trim()).replace(/['’.]/g, '').replace(/\s+/g, '_');
}

/** Number of pictures in the feedback slider. */
export const FEEDBACK_SERIES_LENGTH = 5;

/** Asset keys of a numbered series, from 1: `scenes/feedback` has `scenes/feedback-1`, `scenes/feedback-2`, … */
export function imageSeries(stem: string, count = 3): string[] {
  return Array.from({ length: count }, (_, index) => `${stem}-${index + 1}`);
}

/**
 * The last part of a person's address: lowercase name with hyphens. "Mo St. Clair" is `mo-st-clair`. Letters of other scripts
 * stay, because browsers show them in addresses: "李 王" is `李-王`.
 */
export function slugOf(name: string): string {
  return foldAccents(name.trim().toLowerCase())
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Letters that are no base letter with a combining mark. */
const FOLDED: Record<string, string> = {
  œ: 'oe',
  Œ: 'Oe',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'o',
  Ø: 'O',
  ß: 'ss',
  ẞ: 'Ss',
  ł: 'l',
  Ł: 'L',
};

/** Removes the accents of Latin letters. In other scripts a mark may be a vowel, and stays. */
function foldAccents(value: string): string {
  return value
    .normalize('NFD')
    .replace(/(\p{sc=Latin})\p{M}+/gu, '$1')
    .replace(/\p{L}/gu, (letter) => FOLDED[letter] ?? letter)
    .normalize('NFC');
}
