import { visibleText } from '@tamarack-lowe/content-model/internal/text';
import { DESCRIPTION_CHARACTERS, HTML_CHARACTERS, LINE_CHARACTERS, PARAGRAPHS } from './limits.ts';

/** Number of lines that were longer than their limit. */
export type CutTexts = { count: number };

/** Converts the HTML of a description to plain paragraphs, within its limits. The result is no HTML: render it as text. */
export function paragraphsOf(html: unknown): string[] {
  const all = splitParagraphs(html);
  const taken: string[] = [];
  let left: number = DESCRIPTION_CHARACTERS;
  for (const paragraph of all.slice(0, PARAGRAPHS)) {
    if (left <= 0) break;
    taken.push(cutWords(paragraph, left));
    left -= paragraph.length;
  }
  return taken;
}

/** Converts HTML to one line: titles, names, labels. Empty for anything but a string. `cut` counts lines that were too long. */
export function lineOf(html: unknown, cut?: CutTexts): string {
  const line = splitParagraphs(html).join(' ');
  if (cut && line.length > LINE_CHARACTERS) cut.count += 1;
  return cutWords(line, LINE_CHARACTERS);
}

/** Shortens a text to a number of characters, with an ellipsis, between two words if that loses little. */
function cutWords(text: string, most: number): string {
  if (text.length <= most) return text;
  // Drop half of a surrogate pair.
  const start = text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '');
  const space = start.lastIndexOf(' ');
  return `${space > most * 0.8 ? start.slice(0, space) : start}…`;
}

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<\/?([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>?/gi;
const BLOCKS =
  /^(?:address|article|aside|blockquote|br|caption|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|tfoot|thead|tr|ul)$/i;
const CELLS = /^t[dh]$/i;
/** Elements whose text is not part of the page. */
const SILENT =
  /^(?:iframe|math|noembed|noframes|noscript|object|script|select|style|svg|template|textarea|title)$/i;

/**
 * Splits HTML of the content host into paragraphs of text: one per block, list item or table row, without tags, and with
 * entities decoded once. The text of scripts, styles and the like is dropped.
 */
function splitParagraphs(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  const html = value.slice(0, HTML_CHARACTERS);
  const paragraphs: string[] = [];
  let current = '';
  const endParagraph = () => {
    const paragraph = current === '' ? '' : tidy(current);
    if (paragraph !== '') paragraphs.push(paragraph);
    current = '';
  };
  const addText = (text: string) => {
    const [first = '', ...others] = text.split(/\n[ \t\r]*\n/);
    current += first;
    for (const other of others) {
      endParagraph();
      current = other;
    }
  };

  const token = new RegExp(TOKEN);
  let position = 0;
  for (let match = token.exec(html); match !== null; match = token.exec(html)) {
    addText(html.slice(position, match.index));
    const name = match[1] ?? '';
    if (BLOCKS.test(name)) endParagraph();
    else if (CELLS.test(name)) current += ' ';
    else if (SILENT.test(name) && !match[0].startsWith('</'))
      token.lastIndex = endOf(name, html, token.lastIndex);
    position = token.lastIndex;
  }
  addText(html.slice(position));
  endParagraph();
  return paragraphs;
}

function endOf(name: string, html: string, from: number): number {
  const closing = new RegExp(`</${name}(?![a-z0-9-])`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}

/** Control and direction characters, which could disguise words. */
const INVISIBLE = /[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Cleans a text. Empty for an invisible text: a title of soft hyphens would be a link without a name. */
function tidy(text: string): string {
  const tidied = decodeEntities(text)
    .replace(/[ \t\r\n\f]+/g, ' ')
    .replace(INVISIBLE, '')
    .trim();
  return visibleText(tidied).trim() === '' ? '' : tidied;
}

/** Entity names of U+00A0 to U+00FF in order: all that a French or English editor types by hand. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** `LATIN_1` as a list, split once: a response may hold half a million entities. */
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

/** HTML reads &#128; to &#159; as Windows-1252; old pages contain them. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Decodes HTML entities once: numbers, and the names that WordPress and its editors write. Names need their semicolon, so a
 * raw `&lang=en` in an address stays.
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
