import { visibleText } from '@tamarack-lowe/content-model';
import { decodeEntities } from './decodeEntities.ts';
import { DESCRIPTION_CHARACTERS, HTML_CHARACTERS, LINE_CHARACTERS, PARAGRAPHS } from './limits.ts';

/** How many lines were longer than their limit. */
export type CutTexts = { count: number };

const TOKEN = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<\/?([a-z][a-z0-9-]*)(?:"[^"]*"|'[^']*'|[^"'>])*>?/gi;
const BLOCKS =
  /^(?:address|article|aside|blockquote|br|caption|dd|details|div|dl|dt|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|tfoot|thead|tr|ul)$/i;
const CELLS = /^t[dh]$/i;
const SILENT =
  /^(?:iframe|math|noembed|noframes|noscript|object|script|select|style|svg|template|textarea|title)$/i;

/** Controls and the marks that turn the reading direction: they could make words look like other words. */
const INVISIBLE = /[\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Empty for a text that nobody sees: a title of soft hyphens would be a link without a name. */
function tidy(text: string): string {
  const tidied = decodeEntities(text)
    .replace(/[ \t\r\n\f]+/g, ' ')
    .replace(INVISIBLE, '')
    .trim();
  return visibleText(tidied).trim() === '' ? '' : tidied;
}

/** A description as plain paragraphs, within the limits of one. Plain text is not HTML again: render it as text. */
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

/** The same on one line: titles, names, labels. Empty for anything but a string. `cut` counts it when it is longer. */
export function lineOf(html: unknown, cut?: CutTexts): string {
  const line = splitParagraphs(html).join(' ');
  if (cut && line.length > LINE_CHARACTERS) cut.count += 1;
  return cutWords(line, LINE_CHARACTERS);
}

/** Words within a number of characters: cut between two of them where that loses little, with an ellipsis. */
function cutWords(text: string, most: number): string {
  if (text.length <= most) return text;
  // Half of a character is none.
  const start = text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '');
  const space = start.lastIndexOf(' ');
  return `${space > most * 0.8 ? start.slice(0, space) : start}…`;
}

/**
 * HTML from the content host as paragraphs: tags dropped, entities decoded once, one paragraph per block, list item or
 * table row. The text of scripts, styles and their like is dropped too.
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
