import postcss, { type Root } from 'postcss';
import type { Critical } from './Critical.ts';
import { withoutMarks } from './withoutMarks.ts';

/** A mouse over something, or pressing it. */
const TOUCHED = /:(?:hover|active)(?![^(]*\))|:is\(:hover,\s*:active/;

/** For paper, for colours of the system, or for visitors without script, who get the whole sheet at once. */
const FOR_FEW = /^\(?(?:print|scripting:\s*none|forced-colors)/;

/** The custom properties that the style attributes of a page ask for, each once, by name. */
export function askedByStyles(html: string): string[] {
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style]) => style).join();
  return [...new Set(propertiesIn(styles))].sort();
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
  dropProperties(sheet, [...properties, ...asked]);
  sheet.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
  return sheet.toString();
}

/** One that is gone may have been all that asked for another. */
function dropProperties(sheet: Root, asked: readonly string[]): void {
  for (let last = -1, dropped = 0; dropped !== last; ) {
    last = dropped;
    const used = new Set([...asked, ...propertiesIn(sheet.toString())]);
    sheet.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      dropped += 1;
    });
  }
}

const propertiesIn = (css: string) => [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
