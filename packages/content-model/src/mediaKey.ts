/** The letters that do not fold by taking a combining mark away. */
const FOLDED: Record<string, string> = {
  œ: 'oe',
  Œ: 'Oe',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'o',
  Ø: 'O',
  ß: 'ss',
  ł: 'l',
  Ł: 'L',
};

/** Latin letters without their accents. */
export function foldAccents(value: string): string {
  return value
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œŒæÆøØßłŁ]/g, (letter) => FOLDED[letter] ?? letter);
}

/**
 * The name of a person's picture and film: accents folded, apostrophes and full stops dropped, runs of space to one
 * underscore. "Zoë O'Hara" is `Zoe_OHara`.
 */
export function mediaKey(name: string): string {
  return foldAccents(name.trim()).replace(/['’.]/g, '').replace(/\s+/g, '_');
}

/** The last part of a person's address: lowercase name with hyphens. "Mo St. Clair" is `mo-st-clair`. */
export function slugOf(name: string): string {
  return foldAccents(name.trim())
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
