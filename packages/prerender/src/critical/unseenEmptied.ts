import { selectAll } from 'css-select';
import render from 'dom-serializer';
import { parseDocument } from 'htmlparser2';

/** A page without the content of elements that nobody sees at first (`unseen`: one CSS selector). */
export function unseenEmptied(html: string, unseen: string | undefined): string {
  if (unseen === undefined) return html;
  const page = parseDocument(html);
  for (const element of selectAll(unseen, page)) if ('children' in element) element.children = [];
  return render(page);
}
