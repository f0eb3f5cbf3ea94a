import postcss from 'postcss';
import type { Critical } from '../critical/Critical.ts';
import { dropOverridden } from '../critical/dropOverridden.ts';
import { dropProperties } from '../critical/dropProperties.ts';
import { minified } from '../critical/minified.ts';
import { withoutMarks } from '../critical/withoutMarks.ts';
import { writeConstants } from '../critical/writeConstants.ts';

/** A mouse over something, pressing it, or choosing its words. */
const TOUCHED = /:(?:hover|active)(?![^(]*\))|:is\(:hover,\s*:active|::selection/;

/** For paper, for colours of the system, or for visitors without script, who get the whole sheet at once. */
const FOR_FEW = /^\(?(?:print|scripting:\s*none|forced-colors)/;

/** The custom properties that the style attributes of a page set or ask for, each once, by name. */
export function namedByStyles(html: string): string[] {
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style]) => style).join();
  return [...new Set(styles.match(/--[\w-]+/g))].sort();
}

/**
 * Takes out of the rules of a page the custom properties that nothing in it asks for, neither a rule nor (`asked`) a
 * style attribute; and what can wait for the whole sheet. So can rules for paper and forced colours, and declarations
 * of properties; visitors without script get that sheet at once.
 */
export function dropUnused(css: string, asked: readonly string[], critical: Critical = {}): string {
  const { later = [], moving = [], properties = [] } = critical;
  const sheet = postcss.parse(css);
  withoutMarks(sheet);
  sheet.walkAtRules((rule) => {
    // `print, (width < 900px)` is for small windows too.
    const forFew = rule.params.split(',').every((query) => FOR_FEW.test(query.trim()));
    // Without its declaration a property is handed down, which costs time and changes nothing.
    if (/^(?:page|property)$/.test(rule.name) || (rule.name === 'media' && forFew)) rule.remove();
  });
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors
      .map((selector) => selector.replaceAll(':is(:hover,:focus-visible)', ':focus-visible'))
      .filter((selector) => ![TOUCHED, ...later].some((form) => form.test(selector)));
    if (rule.selectors.join('') === '') rule.remove();
  });
  sheet.walkDecls(/^(?:will-change|transition|animation)/, (declaration) => {
    const rule = declaration.parent;
    if (rule?.type !== 'rule') return;
    const { selector } = rule as postcss.Rule;
    const moves = declaration.prop !== 'will-change' && moving.some((form) => form.test(selector));
    if (!moves) declaration.remove();
  });
  // Rules that stand together now may say a thing twice.
  const short = postcss.parse(minified(sheet.toString()));
  dropOverridden(short);
  const isKept = (name: string) => properties.includes(name) || asked.includes(name);
  dropProperties(short, isKept);
  writeConstants(short, isKept);
  return minified(short.toString());
}
