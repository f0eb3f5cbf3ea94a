import postcss from 'postcss';
import { dropProperties } from '../critical/dropProperties.ts';
import { withoutFaces } from '../critical/fontFaces.ts';
import { minified } from '../critical/minified.ts';
import { readBack } from './verify.ts';

/** Only for visitors without script, who get another sheet. */
const WITHOUT_SCRIPT = /^\s*\(\s*scripting:\s*none\s*\)/;

/**
 * The style sheet that the script of a page asks for, from the one that Vite made: without the faces that a page has and
 * scripts fetch, without rules for visitors without script, without custom properties that nobody names, neither it nor
 * `scripts`, their text. A name there that ends with a hyphen stands for all that begin with it.
 */
export function lateStylesheet(css: string, scripts: string): string {
  const sheet = postcss.parse(withoutFaces(css));
  sheet.walkAtRules('media', (rule) => {
    const queries = rule.params.split(',').filter((query) => !WITHOUT_SCRIPT.test(query));
    if (queries.length === 0) rule.remove();
    else rule.params = queries.join(',');
  });
  const named = new Set(scripts.match(/--[\w-]+/g));
  const beginnings = [...named].filter((name) => name.endsWith('-'));
  dropProperties(
    sheet,
    (name) => named.has(name) || beginnings.some((beginning) => name.startsWith(beginning)),
  );
  return minified(readBack([sheet.toString()]));
}
