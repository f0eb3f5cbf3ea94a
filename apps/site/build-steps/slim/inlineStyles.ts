import Beasties from 'beasties';
import { dropUnused } from './dropUnused.ts';
import { EARLY_RULES } from './earlyRules.ts';

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

/** The rules of its style sheet that a page uses at first. Faces of fonts are not among them. */
export async function stylesOf(html: string, root: string): Promise<string> {
  const beasties = new Beasties({
    path: root,
    publicPath: '/',
    logLevel: 'error',
    fonts: false,
    pruneSource: false,
    reduceInlineStyles: false,
    allowRules: LATER,
  });
  const seen = UNSEEN.reduce((page, part) => page.replace(part, '$1$2'), html);
  const page = await beasties.process(seen);
  const css = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1];
  if (css === undefined) throw new Error('No style was found for a page.');
  return dropUnused(css, html) + EARLY_RULES;
}
