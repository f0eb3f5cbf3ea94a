import type { Brand } from '../schema/brand.ts';
import type { Slide } from '../schema/slides.ts';

/** Splits a title, header or circle text into lines. It may be one string or a list; empty lines are dropped. */
export function toLines(value: string | readonly string[]): string[] {
  const lines = typeof value === 'string' ? value.split('\n') : [...value];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** Title of a page in the browser's tab: `Acme | Meet the team`. Lines are joined with a space. */
export function documentTitle(brand: Pick<Brand, 'short'>, pageTitle: string | readonly string[]): string {
  const page = toLines(pageTitle).join(' ');
  return page === '' ? brand.short : `${brand.short} | ${page}`;
}

/** Name of a slide in links: its title in one line, with the header line that completes it; of the first slide, its header. */
export function slideLabel({
  kind,
  title,
  header,
  ...more
}: Pick<Slide, 'kind' | 'title' | 'header'>): string {
  if (kind === 'intro') return toLines(header).join(' ');
  // The type of this released function stays as it is, so it does not have `runsOn`.
  const runsOn = 'runsOn' in more && more.runsOn === true;
  return [...toLines(title), ...toLines(header).slice(0, runsOn ? 1 : 0)].join(' ');
}
