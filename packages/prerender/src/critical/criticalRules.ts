import { compileSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';
import type { Critical } from './Critical.ts';
import { dropAbsent, JUDGED_HERE } from './dropAbsent.ts';
import { dropUnused, namedByStyles } from './dropUnused.ts';
import { fontFaces } from './fontFaces.ts';
import { readBack } from './readBack.ts';
import { unseenEmptied } from './unseenEmptied.ts';

/** Names the sheet to what looks for it; its address does not matter here. */
const SHEET = '/stylesheet.css';

/**
 * Reads the style sheet once. Gives a function that finds the rules a page uses at first, with the faces of fonts that
 * devices have. Pages that use the same rules get the same text, worked out and read back once.
 */
export function criticalRules(stylesheet: string, critical: Critical = {}): (html: string) => string {
  const { becomes = [], standIns = '', unseen } = critical;
  const compiled = compileSheet(stylesheet, { href: SHEET, allowRules: [...becomes, JUDGED_HERE] });
  const { extract } = createProcessor([compiled], { fonts: false, cache: false });
  const faces = fontFaces(stylesheet);
  const known = new Map<string, string>();
  return (html) => {
    const seen = unseenEmptied(html, unseen);
    const found = extract(seen.replace('</head>', `<link rel="stylesheet" href="${SHEET}"/></head>`)).css;
    const css = dropAbsent(found, seen, becomes);
    if (css === '') throw new Error('No rule of the style sheet matches anything in a page.');
    const asked = namedByStyles(html);
    const name = JSON.stringify([css, ...asked]);
    const rules = known.get(name) ?? readBack([faces, dropUnused(css, asked, critical), standIns]);
    known.set(name, rules);
    return rules;
  };
}
