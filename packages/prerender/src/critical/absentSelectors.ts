import { selectOne } from 'css-select';
import postcss from 'postcss';
import type { ParsedPage } from './unseenEmptied.ts';

/** What Beasties cannot judge: without its pseudo-classes it looks for a logo for `:where(.night) .logo`. */
export const JUDGED_HERE = /^:where\(/;

/** The selectors of `:where()` in a style sheet. */
export function selectorsJudgedHere(css: string): string[] {
  const selectors = new Set<string>();
  postcss.parse(css).walkRules(JUDGED_HERE, (rule) => {
    for (const selector of rule.selectors) if (JUDGED_HERE.test(selector)) selectors.add(selector);
  });
  return [...selectors];
}

/** Those selectors that match nothing in a page, and that it does not become (`becomes`). */
export const absentSelectors = (
  selectors: readonly string[],
  page: ParsedPage,
  becomes: readonly RegExp[],
): string[] =>
  selectors.filter(
    (selector) => !becomes.some((form) => form.test(selector)) && selectOne(selector, page) === null,
  );

/** A style sheet without some of the selectors of `:where()`. */
export function withoutSelectors(css: string, absent: readonly string[]): string {
  const sheet = postcss.parse(css);
  sheet.walkRules(JUDGED_HERE, (rule) => {
    rule.selectors = rule.selectors.filter((selector) => !absent.includes(selector));
    if (rule.selectors.join('') === '') rule.remove();
  });
  return sheet.toString();
}
