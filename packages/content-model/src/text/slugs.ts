/** The letters that do not fold by taking a combining mark away. */
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

/** Latin letters without their accents. In other scripts a mark may be a vowel, and stays. */
export function foldAccents(value: string): string {
  return value
    .normalize('NFD')
    .replace(/(\p{sc=Latin})\p{M}+/gu, '$1')
    .replace(/\p{L}/gu, (letter) => FOLDED[letter] ?? letter)
    .normalize('NFC');
}

/**
 * The name of a person's picture and film: accents folded, apostrophes and full stops dropped, runs of space to one
 * underscore. "Zoë O'Hara" is `Zoe_OHara`.
 */
export function mediaKey(name: string): string {
  return foldAccents(name.trim()).replace(/['’.]/g, '').replace(/\s+/g, '_');
}

/**
 * The last part of a person's address: lowercase name with hyphens. "Mo St. Clair" is `mo-st-clair`. Other scripts stay what
 * they are, since browsers show addresses in them: "李 王" is `李-王`.
 */
export function slugOf(name: string): string {
  return foldAccents(name.trim().toLowerCase())
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
