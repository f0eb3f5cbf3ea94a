// The names of U+00A0 to U+00FF in order: everything a French or English editor types by hand.
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** Split once: an answer may hold half a million entities. */
let latin1: string[] | undefined;

const OTHERS: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsaquo: '‹',
  rsaquo: '›',
  hellip: '…',
  bull: '•',
  euro: '€',
  trade: '™',
  oelig: 'œ',
  OElig: 'Œ',
  Yuml: 'Ÿ',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  rarr: '→',
  larr: '←',
};

// HTML reads &#128; to &#159; as Windows-1252; old pages hold them.
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Decodes HTML entities once: numbers, and the names that WordPress and its editors write. What is not an entity
 * stays, so a raw `&lang=en` in an address is safe: names need their semicolon.
 */
export function decodeEntities(text: string): string {
  latin1 ??= LATIN_1.split(' ');
  const names = latin1;
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,7}));/g,
    (whole, decimal, hex, name) => {
      if (name !== undefined) {
        if (Object.hasOwn(OTHERS, name)) return OTHERS[name] ?? whole;
        const index = names.indexOf(name);
        return index < 0 ? whole : String.fromCharCode(0xa0 + index);
      }
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      if (code >= 0x80 && code <= 0x9f) return WINDOWS_1252[code - 0x80] ?? '\uFFFD';
      const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
      return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
    },
  );
}
