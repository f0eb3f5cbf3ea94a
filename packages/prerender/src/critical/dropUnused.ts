import postcss from 'postcss';
import { namesIn } from './inlineConstants.ts';

/**
 * A mouse over something or pressing it, the keyboard on a circle, text from right to left, an open menu and its marks,
 * room for a notice that scripts show, a field of circles that scripts have found to need the calm layout.
 */
const LATER =
  /:(?:hover|active)(?![^(]*\))|:focus-visible>\.gt-photo-circle|:dir\(rtl\)|\[dir="?rtl|\.gt-social-ring|(?:^|[\s>])\.gt-menu(?!-button)|:is\(:hover,\s*:active|:has\(\[data-layout|^html:has\(\.gt-notice\)$/;

/** For paper, for colours of the system, or for visitors without script, who get the whole sheet at once. */
const FOR_FEW = /^\(?(?:print|scripting:\s*none|forced-colors)/;

/** What drawings in files ask for. */
const DRAWINGS = ['--gt-logo-outer'];

/** What may move before the whole sheet is there. */
const MOVES = /gt-deck|gt-layer|gt-menu|view-transition/;

/** The custom properties that the style attributes of a page ask for, each once, by name. */
export function askedByStyles(html: string): string[] {
  return [...new Set(propertiesIn(stylesIn(html)))].sort();
}

/** Those that they ask for or set. */
export function namedByStyles(html: string): string[] {
  return [...namesIn(stylesIn(html))];
}

const stylesIn = (html: string) => [...html.matchAll(/ style="([^"]*)"/g)].map(([, style]) => style).join();

/**
 * Takes out of the rules of a page the custom properties that nothing in it asks for, neither a rule nor (`asked`) a
 * style attribute; and what can wait for the whole sheet. So can rules for paper and forced colours, and declarations
 * of properties; visitors without script get that sheet at once.
 */
export function dropUnused(css: string, asked: readonly string[]): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('media', (rule) => {
    // `print, (width < 900px)` is for small windows too.
    if (rule.params.split(',').every((query) => FOR_FEW.test(query.trim()))) rule.remove();
  });
  sheet.walkAtRules('page', (rule) => {
    // Beasties writes `@page{…};`, and the last mark would stay alone.
    if (rule.parent) rule.parent.raws.after = '';
    rule.remove();
  });
  // Without its declaration a property is handed down, which costs time and changes nothing.
  sheet.walkAtRules('property', (rule) => {
    rule.remove();
  });
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors
      .map((selector) => selector.replaceAll(':is(:hover,:focus-visible)', ':focus-visible'))
      .filter((selector) => !LATER.test(selector));
    if (rule.selectors.join('') === '') rule.remove();
  });
  sheet.walkDecls('will-change', (declaration) => {
    declaration.remove();
  });
  sheet.walkDecls(/^(?:transition|animation)/, (declaration) => {
    const rule = declaration.parent;
    if (rule?.type === 'rule' && !MOVES.test((rule as postcss.Rule).selector)) declaration.remove();
  });
  for (let last = -1, dropped = 0; dropped !== last; ) {
    last = dropped;
    const used = new Set([...DRAWINGS, ...asked, ...propertiesIn(sheet.toString())]);
    sheet.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      dropped += 1;
    });
  }
  sheet.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
  return sheet.toString();
}

const propertiesIn = (css: string) => [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
