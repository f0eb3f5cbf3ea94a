import { readFileSync } from 'node:fs';
import { breakLines } from './breakLines.ts';
import { CARD, MARGIN, PAPER, PHOTO, RING } from './cardPaper.ts';
import { fieldRings, nameRing, photoBark } from './cardRings.ts';
import { contentFile } from './contentFile.ts';
import type { ShareCard } from './listCards.ts';
import type { Typeface } from './loadTypefaces.ts';
import type { ShareWords } from './readShareWords.ts';

/** A circle with a picture, its place in px. */
export type Disc = { media: string; cx: number; cy: number; diameter: number };

/** What cards with the same pictures have in common: SVG of a whole card, and the pictures with their places. */
export type ComposedGround = { svg: string; discs: Disc[] };

const CAREERS = { baseline: 571, size: 26 };
const NOTE = { baseline: 522, size: 27 };
/** On the ring the two people stand on Night, a little apart from the papers behind them. */
const GAP = 8;

/** The part of a card that its own words stand in, px from the upper left. */
export const WORDS = { top: 180, width: 660, height: 360 } as const;

/** Puts together what lies behind the words of a card: Night, rings, bullets, logo and the line in gold. */
export function composeGround(art: ShareCard['art'], words: ShareWords, text: Typeface): ComposedGround {
  const onRing = 'portraits' in art;
  const seed = seedOf(JSON.stringify(art));
  const discs = discsOf(art);
  const { width, height } = CARD;
  return {
    discs,
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
      `<rect width="100%" height="100%" fill="${PAPER.ground}"/>`,
      fieldRings(seed),
      '<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="7"/></filter>',
      bullet(onRing ? 590 : 652, onRing ? 110 : 92, 26, PAPER.blue),
      bullet(1142, 562, 36, PAPER.red),
      onRing ? nameRing(words.ring) : photoBark(seed),
      ...(onRing ? discs : []).map(
        ({ cx, cy, diameter }) =>
          `<circle cx="${cx}" cy="${cy}" r="${diameter / 2 + GAP}" fill="${PAPER.ground}"/>`,
      ),
      logo(),
      line(text, words.careers, CAREERS, PAPER.gold),
      '</svg>',
    ].join(''),
  };
}

/** The words of a card as outlines: SVG of the part that they stand in (`WORDS`). */
export function composeWords(
  { art, headline, note }: Omit<ShareCard, 'path'>,
  { display, text }: { display: Typeface; text: Typeface },
): string {
  const onRing = 'portraits' in art;
  const wanted = onRing ? { size: 108, width: 540 } : { size: 72, width: 585 };
  const { lines, size } = breakLines(headline, {
    ...wanted,
    lines: 3,
    smallest: 34,
    measure: display.measure,
  });
  const step = Math.round(size * (size > 80 ? 0.88 : 0.98));
  const last = note ? NOTE.baseline - 58 : onRing ? 495 : 500;
  const { top, width, height } = WORDS;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${top} ${width} ${height}">`,
    ...lines.map((words, index) =>
      line(display, words, { baseline: last - (lines.length - 1 - index) * step, size }, PAPER.words),
    ),
    note ? line(text, note, NOTE, PAPER.mist) : '',
    '</svg>',
  ].join('');
}

function line(face: Typeface, words: string, place: { baseline: number; size: number }, fill: string) {
  return face.outline(words, { x: MARGIN, y: place.baseline, size: place.size, fill });
}

function discsOf(art: ShareCard['art']): Disc[] {
  if ('photo' in art) return [{ media: art.photo, ...PHOTO }];
  const [front, back] = art.portraits;
  return [
    { media: front, cx: RING.cx + 117, cy: RING.cy - 78, diameter: 240 },
    { media: back, cx: RING.cx - 95, cy: RING.cy + 92, diameter: 200 },
  ];
}

function bullet(cx: number, cy: number, radius: number, fill: string): string {
  return `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${fill}" filter="url(#soft)"/>`;
}

/** The file of the logo, 274 × 80 px; its words are outlines. */
export const LOGO = contentFile('pictures/objects/logo-night.svg');

function logo(): string {
  const file = readFileSync(LOGO, 'utf8');
  const drawing = file.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<g transform="translate(64 52)">${drawing}</g>`;
}

/** 0 to 6.28 from a text, so that every picture has rings of its own. */
function seedOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 628;
  return hash / 100;
}
