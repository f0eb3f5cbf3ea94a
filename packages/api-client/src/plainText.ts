import { visibleText } from '@tamarack-lowe/content-model';
import { decodeEntities } from './decodeEntities.ts';

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

/**
 * HTML from the content host as plain paragraphs: tags dropped, entities decoded once, one paragraph per block, list
 * item or table row. The text of scripts, styles and their like is dropped too. Plain text is not HTML again: render it
 * as text.
 */
export function paragraphsOf(html: unknown): string[] {
  if (typeof html !== 'string') return [];
  const paragraphs: string[] = [];
  let current = '';
  const endParagraph = () => {
    const paragraph = tidy(current);
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

/** The same on one line: titles, names, labels. Empty for anything but a string. */
export function lineOf(html: unknown): string {
  return paragraphsOf(html).join(' ');
}

function endOf(name: string, html: string, from: number): number {
  const closing = new RegExp(`</${name}(?![a-z0-9-])`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}
