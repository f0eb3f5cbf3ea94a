import { transform } from 'lightningcss';
import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import type { Critical } from './criticalCss.ts';

/** Hover, press or text selection. */
const INTERACTION = /:(?:hover|active)(?![^(]*\))|:is\(:hover,\s*:active|::selection/;

/** Print, forced colours, or visitors without JavaScript, who load the complete sheet at once. */
const RARE_MEDIA = /^\(?(?:print|scripting:\s*none|forced-colors)/;

/**
 * Removes from the rules of a page everything that can wait for the deferred stylesheet (interaction, print, forced
 * colours, `@property`, most motion), and custom properties that nothing uses: no rule, and no style attribute
 * (`attributeProperties`).
 */
export function pruneRules(
  css: string,
  attributeProperties: readonly string[],
  critical: Critical = {},
): string {
  const { later = [], moving = [], properties = [] } = critical;
  const sheet = postcss.parse(css);
  removeStraySemicolons(sheet);
  sheet.walkAtRules((rule) => {
    // `print, (width < 900px)` applies to small windows too.
    const isRare = rule.params.split(',').every((query) => RARE_MEDIA.test(query.trim()));
    // Without `@property` a custom property inherits, which costs style time and changes nothing visible.
    if (/^(?:page|property)$/.test(rule.name) || (rule.name === 'media' && isRare)) rule.remove();
  });
  sheet.walkRules((rule) => {
    rule.selectors = rule.selectors
      .map((selector) => selector.replaceAll(':is(:hover,:focus-visible)', ':focus-visible'))
      .filter((selector) => ![INTERACTION, ...later].some((form) => form.test(selector)));
    if (rule.selectors.join('') === '') rule.remove();
  });
  sheet.walkDecls(/^(?:will-change|transition|animation)/, (declaration) => {
    const rule = declaration.parent;
    if (rule?.type !== 'rule') return;
    const { selector } = rule as Rule;
    const moves = declaration.prop !== 'will-change' && moving.some((form) => form.test(selector));
    if (!moves) declaration.remove();
  });
  dropUnusedKeyframes(sheet);
  // Minifying merges rules, which may then repeat a declaration.
  const minified = postcss.parse(minify(sheet.toString()));
  dropOverridden(minified);
  const isKept = (name: string) => properties.includes(name) || attributeProperties.includes(name);
  dropProperties(minified, isKept);
  inlineConstants(minified, isKept);
  return minify(minified.toString());
}

/** Removes `@keyframes` whose animations have all been removed. */
function dropUnusedKeyframes(sheet: Root): void {
  const used = new Set<string>();
  sheet.walkDecls(/^(?:animation|--)/, ({ value }) => {
    for (const [name] of value.matchAll(/[\w-]+/g)) used.add(name);
  });
  sheet.walkAtRules('keyframes', (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
}

/** Lists the custom properties that style attributes of a page set or use, each once, sorted. */
export function customPropertiesIn(html: string): string[] {
  const styles = [...html.matchAll(/ style="([^"]*)"/g)].map(([, style]) => style).join();
  return [...new Set(styles.match(/--[\w-]+/g))].sort();
}

/**
 * Removes semicolons between rules. Beasties writes one after `@property{…}`; when that rule is removed, the semicolon would
 * begin the next rule, and browsers drop such a rule.
 */
function removeStraySemicolons(sheet: Root): void {
  const cleaned = (text: string | undefined) => text?.replaceAll(';', '');
  sheet.raws.after = cleaned(sheet.raws.after) ?? '';
  sheet.walk(({ raws }) => {
    for (const position of ['before', 'after', 'ownSemicolon'] as const)
      if (typeof raws[position] === 'string') raws[position] = cleaned(raws[position]);
  });
}

/**
 * Removes declarations that a later one of the same rule overrides. Only a later value with `var()` counts: browsers know
 * at parse time whether they support any other value, and fall back to the earlier declaration if not.
 */
function dropOverridden(sheet: Root): void {
  sheet.walkRules((rule) => {
    const later = new Set<string>();
    for (const node of rule.nodes.toReversed()) {
      if (node.type !== 'decl') continue;
      const name = node.prop + (node.important ? '!' : '');
      if (later.has(name)) node.remove();
      else if (node.value.includes('var(')) later.add(name);
    }
  });
}

/**
 * Removes custom properties that the sheet does not use and `isKept` does not keep. Repeats, because a removed property may
 * have been the only user of another.
 */
export function dropProperties(sheet: Root, isKept: (name: string) => boolean): void {
  for (let last = -1, dropped = 0; dropped !== last; ) {
    last = dropped;
    const used = new Set(propertiesIn(sheet.toString()));
    sheet.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop) || isKept(declaration.prop)) return;
      declaration.remove();
      dropped += 1;
    });
  }
  sheet.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
}

/**
 * Removes custom properties of `:root` in a layer that a theme sets again: on `:root` outside of layers, which always wins, or
 * on `:root` in a later block of the same layer. No page ever uses the removed values.
 */
export function dropThemedProperties(sheet: Root): void {
  const themed = new Set<string>();
  for (const node of sheet.nodes)
    if (node.type === 'rule' && node.selector === ':root')
      for (const { prop } of customProperties(node)) themed.add(prop);
  sheet.walkAtRules('layer', (layer) => {
    layer.walkRules(/^:root$/, (rule) => dropProps(rule, themed));
  });
  const later = new Map<string, Set<string>>();
  for (const layer of sheet.nodes.toReversed()) {
    if (layer.type !== 'atrule' || layer.name !== 'layer') continue;
    const set = later.get(layer.params) ?? new Set();
    later.set(layer.params, set);
    for (const rule of layer.nodes?.toReversed() ?? []) {
      if (rule.type !== 'rule' || rule.selector !== ':root') continue;
      const own = customProperties(rule).map(({ prop }) => prop);
      dropProps(rule, set);
      for (const prop of own) set.add(prop);
    }
  }
}

/** Removes custom properties from a rule, and the rule when nothing is left. */
function dropProps(rule: Rule, names: ReadonlySet<string>): void {
  for (const declaration of customProperties(rule))
    if (names.has(declaration.prop) && !declaration.important) declaration.remove();
  if (rule.nodes.length === 0) rule.remove();
}

/** Lists the declarations of custom properties of a rule. */
const customProperties = (rule: Rule): Declaration[] =>
  rule.nodes.filter((node) => node.type === 'decl').filter(({ prop }) => prop.startsWith('--'));

/** Lists the custom properties that CSS uses with `var()`. */
export function propertiesIn(css: string): string[] {
  return [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

/**
 * Replaces uses of a constant custom property with its value and removes the property. Constant means: set once, on
 * `:root`, to a value without `var()`, and not kept (`isKept`). Does so only where the result is shorter: the property is used
 * once, or its value is no longer than its name. A property that is used with a fallback stays.
 */
function inlineConstants(sheet: Root, isKept: (name: string) => boolean): void {
  const declarations = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (declaration) => {
    declarations.set(declaration.prop, [...(declarations.get(declaration.prop) ?? []), declaration]);
  });
  const uses = new Map<string, number>();
  const withFallback = new Set<string>();
  for (const [, name = '', end] of sheet.toString().matchAll(/var\((--[\w-]+)([,)])/g)) {
    if (end === ',') withFallback.add(name);
    else uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const constants = new Map<string, string>();
  const inline = (text: string) =>
    text.replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => constants.get(name) ?? use);
  for (const [name, [declaration, second]] of declarations) {
    if (!declaration || second || isKept(name) || !isUnconditional(declaration)) continue;
    // The value may use a constant that was found before.
    const value = inline(declaration.value);
    const isLonger = (uses.get(name) ?? 0) > 1 && value.length > name.length;
    if (value.includes('var(') || withFallback.has(name) || isLonger) continue;
    constants.set(name, value);
    declaration.remove();
  }
  sheet.walkDecls((declaration) => {
    declaration.value = inline(declaration.value);
  });
}

/** Returns whether a declaration is on `:root` and outside any media or container query. */
function isUnconditional(declaration: Declaration): boolean {
  const rule = declaration.parent as Rule;
  if (rule.selector !== ':root') return false;
  const container = rule.parent as AtRule | Root;
  return container.type === 'root' || (container.name === 'layer' && container.parent?.type === 'root');
}

const FACE = /@font-face\s*\{[^}]*\}/g;

/** Returns the `@font-face` rules that load no file: fonts installed on devices. */
export function localFontFaces(css: string): string {
  const faces = css.match(FACE) ?? [];
  return faces.filter((face) => !face.includes('url(')).join('');
}

/** Removes all `@font-face` rules: a face that arrives late makes the browser lay out all text again. */
export function withoutFaces(css: string): string {
  return css.replace(FACE, '');
}

/** Minifies a style sheet and merges rules with the same declarations. */
export function minify(css: string): string {
  return transform({ filename: 'sheet.css', code: Buffer.from(css), minify: true }).code.toString();
}
