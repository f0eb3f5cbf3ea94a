import { selectAll } from 'css-select';
import { parseDocument } from 'htmlparser2';

/** A page as its parser reads it. */
export type ParsedPage = ReturnType<typeof parseDocument>;

/** A page without the content of elements that nobody sees at first (`unseen`: one CSS selector). */
export function unseenEmptied(html: string, unseen: string | undefined): ParsedPage {
  const page = parseDocument(html);
  if (unseen === undefined) return page;
  for (const element of selectAll(unseen, page)) if ('children' in element) element.children = [];
  return page;
}
