import { selectOne } from 'css-select';
import { parseDocument } from 'htmlparser2';
import postcss from 'postcss';

/** What Beasties cannot judge: without its pseudo-classes it looks for a logo for `:where(.night) .logo`. */
export const JUDGED_HERE = /^:where\(/;

/** Takes the rules of `:where()` out that match nothing in a page and that it does not become (`becomes`). */
export function dropAbsent(css: string, html: string, becomes: readonly RegExp[]): string {
  const page = parseDocument(html);
  const sheet = postcss.parse(css);
  sheet.walkRules(JUDGED_HERE, (rule) => {
    rule.selectors = rule.selectors.filter(
      (selector) =>
        !JUDGED_HERE.test(selector) ||
        becomes.some((form) => form.test(selector)) ||
        selectOne(selector, page) !== null,
    );
    if (rule.selectors.join('') === '') rule.remove();
  });
  return sheet.toString();
}
