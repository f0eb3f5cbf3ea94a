import { markdownTable } from './markdownTable.ts';
import type { Section } from './section.ts';

const END = '<!-- /bench -->';

/**
 * The page with a section of the bench in the place of the one with the same name, or behind the others when it is new.
 * What stands outside `<!-- bench -->` and `<!-- /bench -->` is kept. Throws when the page has no such place.
 */
export function putSection(page: string, name: string, { title, note, columns, rows }: Section): string {
  const open = `<!-- bench ${name} -->`;
  const close = `<!-- /bench ${name} -->`;
  const text = `${open}\n### ${title}\n\n${note}\n\n${markdownTable(columns, rows)}\n${close}`;
  const start = page.indexOf(open);
  const end = page.indexOf(close);
  if (start >= 0 && end > start) return page.slice(0, start) + text + page.slice(end + close.length);
  if (!page.includes(END)) throw new Error(`The page has no place for tables: write ${END} where they end.`);
  return page.replace(END, () => `${text}\n\n${END}`);
}
