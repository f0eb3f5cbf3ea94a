import type { Brand } from './schema/brand.ts';
import { toLines } from './text/titles.ts';

/** The title of a page in the browser's tab: `Acme | Meet the team`. Lines are joined with a space. */
export function documentTitle(brand: Pick<Brand, 'short'>, pageTitle: string | readonly string[]): string {
  const page = toLines(pageTitle).join(' ');
  return page === '' ? brand.short : `${brand.short} | ${page}`;
}
