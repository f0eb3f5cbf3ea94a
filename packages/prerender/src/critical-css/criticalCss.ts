import { compileSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';
import { selectAll, selectOne } from 'css-select';
import render from 'dom-serializer';
import { parseDocument } from 'htmlparser2';
import postcss from 'postcss';
import { customPropertiesIn, localFontFaces, pruneRules } from './prune.ts';
import { joinVerified } from './verify.ts';

/** Selection of the critical CSS, beside the rules that match visible elements. */
export type Critical = {
  /**
   * CSS selector of elements whose content is hidden until the visitor does something.
   * @example 'dialog'
   */
  unseen?: string;
  /**
   * Selectors of rules that are critical though nothing matches yet: states the page may get before the deferred stylesheet.
   * @example [/\[open\]/]
   */
  becomes?: readonly RegExp[];
  /**
   * Selectors of rules that can wait for the deferred stylesheet, as `:hover`, `:active` and `::selection` always do.
   * @example [/\.tooltip/]
   */
  later?: readonly RegExp[];
  /**
   * Selectors of rules whose transitions and animations are critical; those of all other rules wait.
   * @example [/\.deck/]
   */
  moving?: readonly RegExp[];
  /**
   * Custom properties that are used outside rules and attributes, for example in SVG files.
   * @example ['--ink']
   */
  properties?: readonly string[];
  /**
   * CSS that is added to every page as a placeholder for deferred rules.
   * @example 'dialog[open]{inset:0}'
   */
  standIns?: string;
};

/** Names the sheet for Beasties; the address is never requested. */
const SHEET = '/stylesheet.css';

/**
 * Parses a style sheet once. Returns a function that finds the rules a page needs for its first paint, with the font faces
 * of installed fonts. Pages that need the same rules share one text, which is computed and verified once.
 */
export function criticalCss(stylesheet: string, critical: Critical = {}): (html: string) => string {
  const { becomes = [], standIns = '', unseen } = critical;
  const compiled = compileSheet(stylesheet, { href: SHEET, allowRules: [...becomes, WHERE] });
  const { extract } = createProcessor([compiled], { fonts: false, cache: false });
  const faces = localFontFaces(stylesheet);
  const selectorCache = new Map<string, string[]>();
  const rulesCache = new Map<string, string>();

  function rulesOf(found: string, absent: readonly string[], properties: readonly string[]): string {
    const css = withoutSelectors(found, absent);
    if (css === '') throw new Error('No rule of the style sheet matches any element of a page.');
    return joinVerified([faces, pruneRules(css, properties, critical), standIns]);
  }

  return (html) => {
    const page = parseVisible(html, unseen);
    const link = `<link rel="stylesheet" href="${SHEET}"/></head>`;
    const found = extract(render(page).replace('</head>', link)).css;
    const selectors = selectorCache.get(found) ?? whereSelectors(found);
    selectorCache.set(found, selectors);
    const absent = absentSelectors(selectors, page, becomes);
    const properties = customPropertiesIn(html);
    const key = JSON.stringify([found, absent, properties]);
    const rules = rulesCache.get(key) ?? rulesOf(found, absent, properties);
    rulesCache.set(key, rules);
    return rules;
  };
}

type ParsedPage = ReturnType<typeof parseDocument>;

/** Parses a page and empties the elements that `unseen` selects. */
function parseVisible(html: string, unseen: string | undefined): ParsedPage {
  const page = parseDocument(html);
  if (unseen === undefined) return page;
  for (const element of selectAll(unseen, page)) if ('children' in element) element.children = [];
  return page;
}

/**
 * Selectors that begin with `:where()`. Beasties strips pseudo-classes: of `:where(.night) .logo` it would test `.logo` alone. So
 * it lets all of them through, and `absentSelectors` tests the whole selector.
 */
const WHERE = /^:where\(/;

/** Lists the selectors of a style sheet that begin with `:where()`. */
function whereSelectors(css: string): string[] {
  const selectors = new Set<string>();
  postcss.parse(css).walkRules(WHERE, (rule) => {
    for (const selector of rule.selectors) if (WHERE.test(selector)) selectors.add(selector);
  });
  return [...selectors];
}

/** Returns the selectors that match nothing in a page and are not among its later states (`becomes`). */
const absentSelectors = (
  selectors: readonly string[],
  page: ParsedPage,
  becomes: readonly RegExp[],
): string[] =>
  selectors.filter(
    (selector) => !becomes.some((form) => form.test(selector)) && selectOne(selector, page) === null,
  );

/** Removes some of the `:where()` selectors from a style sheet. */
function withoutSelectors(css: string, absent: readonly string[]): string {
  const sheet = postcss.parse(css);
  sheet.walkRules(WHERE, (rule) => {
    rule.selectors = rule.selectors.filter((selector) => !absent.includes(selector));
    if (rule.selectors.join('') === '') rule.remove();
  });
  return sheet.toString();
}
