import Beasties from 'beasties';
import { dropUnused } from './dropUnused.ts';

/** Rules for what a page becomes before its whole style sheet is there: another visitor's colours, moving slides. */
const LATER = [
  /path-experienced/,
  /data-gt-ground/,
  /:root:not\(\[data-gt-motion/,
  /data-moving/,
  /data-shown/,
  /\[open\]/,
  /:modal/,
  /::backdrop/,
];

/** The rules of its style sheet that a page uses. Faces of fonts are not among them. */
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
  const page = await beasties.process(html);
  const css = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1];
  if (css === undefined) throw new Error('No style was found for a page.');
  return dropUnused(css, html);
}
