import { compileSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';
import { askedByStyles, dropUnused } from './dropUnused.ts';
import { EARLY_RULES } from './earlyRules.ts';

/** Names the sheet to what looks for it; its address does not matter here. */
const SHEET = '/sheet.css';

/** Rules for what a page becomes before its whole style sheet is there: another visitor's colours, moving slides. */
const LATER = [
  /path-experienced/,
  /data-gt-ground/,
  /:root:not\(\[data-gt-motion/,
  /data-moving/,
  /data-shown/,
  /\[open\]/,
  /gt-circle__play/,
  /:modal/,
  /::backdrop/,
];

/**
 * What nobody sees of a page before they have touched it: slides that are not looked at, what is in the closed menu, the
 * footer of slides. The whole sheet comes with the first touch, at the latest.
 */
const UNSEEN = [
  /(<section class="gt-deck__slide"(?![^>]*data-current)[^>]*>).*?(<\/section>)/gs,
  /(<dialog[^>]*>).*?(<\/dialog>)/gs,
  /(<html[^>]*page-slides.*<footer[^>]*>).*?(<\/footer>)/gs,
];

/**
 * Reads the style sheet once. Gives a function that finds the rules a page uses at first; faces of fonts are not among
 * them. Pages that use the same rules get the same text, worked out once.
 */
export function rulesOf(sheet: string): (html: string) => string {
  const { extract } = createProcessor([compileSheet(sheet, { href: SHEET, allowRules: LATER })], {
    fonts: false,
    cache: false,
  });
  const known = new Map<string, string>();
  return (html) => {
    const seen = UNSEEN.reduce((page, part) => page.replace(part, '$1$2'), html);
    const { css } = extract(seen.replace('</head>', `<link rel="stylesheet" href="${SHEET}"/></head>`));
    if (css === '') throw new Error('No style was found for a page.');
    const asked = askedByStyles(html);
    const name = JSON.stringify([css, ...asked]);
    const rules = known.get(name) ?? dropUnused(css, asked) + EARLY_RULES;
    known.set(name, rules);
    return rules;
  };
}
