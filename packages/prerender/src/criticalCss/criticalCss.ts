import { compileSheet } from 'beasties/compiler';
import { createProcessor } from 'beasties/runtime';
import render from 'dom-serializer';
import {
  absentSelectors,
  JUDGED_HERE,
  selectorsJudgedHere,
  withoutSelectors,
} from '../critical/absentSelectors.ts';
import type { Critical } from '../critical/Critical.ts';
import { fontFaces } from '../critical/fontFaces.ts';
import { unseenEmptied } from '../critical/unseenEmptied.ts';
import { dropUnused, namedByStyles } from './prune.ts';
import { readBack } from './verify.ts';

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
  const judged = new Map<string, string[]>();
  const known = new Map<string, string>();

  function write(found: string, absent: readonly string[], asked: readonly string[]): string {
    const css = withoutSelectors(found, absent);
    if (css === '') throw new Error('No rule of the style sheet matches anything in a page.');
    return readBack([faces, dropUnused(css, asked, critical), standIns]);
  }

  return (html) => {
    const page = unseenEmptied(html, unseen);
    const link = `<link rel="stylesheet" href="${SHEET}"/></head>`;
    const found = extract(render(page).replace('</head>', link)).css;
    const selectors = judged.get(found) ?? selectorsJudgedHere(found);
    judged.set(found, selectors);
    const absent = absentSelectors(selectors, page, becomes);
    const asked = namedByStyles(html);
    const name = JSON.stringify([found, absent, asked]);
    const rules = known.get(name) ?? write(found, absent, asked);
    known.set(name, rules);
    return rules;
  };
}
