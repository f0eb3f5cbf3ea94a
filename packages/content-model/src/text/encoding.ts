/** Letters of the bytes 80 to FF in encodings that older programs save in. */
export const LEGACY_ENCODINGS = {
  'Windows-1252': `€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ${latin1(0xa0)}`,
  'Mac Roman':
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\xa0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
  'DOS 850': `ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\xad±‗¾¶§÷¸°¨·¹³²■\xa0`,
} as const;
export type LegacyEncoding = keyof typeof LEGACY_ENCODINGS;

/** One character of UTF-8, in a text that holds one byte per character. */
const UTF8_CHARACTER =
  '[\\x00-\\x7f]|[\\xc2-\\xdf][\\x80-\\xbf]|\\xe0[\\xa0-\\xbf][\\x80-\\xbf]|\\xed[\\x80-\\x9f][\\x80-\\xbf]|[\\xe1-\\xec\\xee\\xef][\\x80-\\xbf]{2}|\\xf0[\\x90-\\xbf][\\x80-\\xbf]{2}|[\\xf1-\\xf3][\\x80-\\xbf]{3}|\\xf4[\\x80-\\x8f][\\x80-\\xbf]{2}';

/** Classes of Latin characters, the likeliest first, to weigh guesses. */
const LIKELY = [/[\p{Ll}’“”‘«»–—…\xa0€œ]/u, /[\p{Lu}°©™®·½•]/u];

/** Decoded text, and the bytes that are not UTF-8, each with its offset in the text. */
export type Decoded = { text: string; invalid: { offset: number; byte: number }[]; hasUtf8: boolean };

/** Detects UTF-16 and UTF-32, by their mark or their zero bytes; null for UTF-8. */
export function unicodeOf(bytes: Uint8Array): 'UTF-16LE' | 'UTF-16BE' | 'UTF-32' | null {
  const [a, b, c, d] = bytes;
  if ((a === 0xff && b === 0xfe && c === 0 && d === 0) || (a === 0 && b === 0 && c === 0xfe && d === 0xff))
    return 'UTF-32';
  if (a === 0xff && b === 0xfe) return 'UTF-16LE';
  if (a === 0xfe && b === 0xff) return 'UTF-16BE';
  // Without a mark: the first two characters of a file are nearly always ASCII.
  if (bytes.length < 4 || bytes.length % 2 === 1) return null;
  if ((a && !b && !c && !d) || (!a && !b && !c && d)) return 'UTF-32';
  if (a && !b && c && !d) return 'UTF-16LE';
  if (!a && b && !c && d) return 'UTF-16BE';
  return null;
}

/** Decodes UTF-16, without its mark; null when half a character is missing. */
export function decodeUtf16(bytes: Uint8Array, encoding: 'UTF-16LE' | 'UTF-16BE'): string | null {
  try {
    return new TextDecoder(encoding.toLowerCase(), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Decodes UTF-8, without its mark. A byte that is no UTF-8 becomes U+FFFD. */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), invalid: [], hasUtf8: true };
  } catch {
    return decodeDamaged(bytes);
  }
}

function decodeDamaged(bytes: Uint8Array): Decoded {
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  let binary = '';
  for (const byte of bytes.subarray(start)) binary += String.fromCharCode(byte);
  const invalid: Decoded['invalid'] = [];
  const parts: string[] = [];
  let length = 0;
  let hasUtf8 = false;
  for (const [part] of binary.matchAll(new RegExp(`(?:${UTF8_CHARACTER})+|.`, 'gs'))) {
    const own = fromUtf8(part);
    if (own === null) invalid.push({ offset: length, byte: part.charCodeAt(0) });
    else if (own.length < part.length) hasUtf8 = true;
    parts.push(own ?? '\ufffd');
    length += own?.length ?? 1;
  }
  return { text: parts.join(''), invalid, hasUtf8 };
}

/** Decodes UTF-8 from a text that holds one byte per character; null when it is no UTF-8. */
export function fromUtf8(binary: string): string | null {
  try {
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Character of a byte in an encoding. */
export const letterOf = (byte: number, encoding: LegacyEncoding): string =>
  byte < 0x80 ? String.fromCharCode(byte) : (LEGACY_ENCODINGS[encoding][byte - 0x80] ?? '\ufffd');

/** Guesses the encoding in which these bytes are most likely letters; null when none fits. */
export function likelyEncoding(bytes: readonly number[]): LegacyEncoding | null {
  const weighed = (Object.keys(LEGACY_ENCODINGS) as LegacyEncoding[]).map((encoding) => {
    const weights = bytes.map((byte): number => {
      const rank = LIKELY.findIndex((likely) => likely.test(letterOf(byte, encoding)));
      return rank < 0 ? 0 : 2 - rank;
    });
    return { encoding, weight: weights.reduce((sum, weight) => sum + weight, 0) };
  });
  const best = weighed.reduce((first, other) => (other.weight > first.weight ? other : first));
  return best.weight >= bytes.length ? best.encoding : null;
}

function latin1(from: number): string {
  return String.fromCharCode(...Array.from({ length: 0x100 - from }, (_, index) => from + index));
}
