import postcss from 'postcss';
import { dropProperties, minify, withoutFaces } from './prune.ts';
import { joinVerified } from './verify.ts';

/** Applies only to visitors without JavaScript, who load another sheet. */
const WITHOUT_SCRIPT = /^\s*\(\s*scripting:\s*none\s*\)/;

/**
 * Derives the deferred stylesheet, which the inline script loads, from Vite's. Leaves out font faces, which the page
 * already has or scripts load; rules for visitors without JavaScript; and custom properties that neither the sheet nor
 * `scripts`, the text of all scripts, names. A name in `scripts` that ends with a hyphen stands for all names that begin
 * with it.
 */
export function deferredStylesheet(css: string, scripts: string): string {
  const sheet = postcss.parse(withoutFaces(css));
  sheet.walkAtRules('media', (rule) => {
    const queries = rule.params.split(',').filter((query) => !WITHOUT_SCRIPT.test(query));
    if (queries.length === 0) rule.remove();
    else rule.params = queries.join(',');
  });
  const named = new Set(scripts.match(/--[\w-]+/g));
  const prefixes = [...named].filter((name) => name.endsWith('-'));
  dropProperties(sheet, (name) => named.has(name) || prefixes.some((prefix) => name.startsWith(prefix)));
  return minify(joinVerified([sheet.toString()]));
}
