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

/** A card before it is drawn: everything but the pictures as SVG, and the pictures with their places. */
export type ComposedCard = { svg: string; discs: Disc[] };

const CAREERS = { baseline: 571, size: 26 };
const NOTE = { baseline: 522, size: 27 };
/** On the ring the two people stand on Night, a little apart from the papers behind them. */
const GAP = 8;

/** Puts a card together: Night, rings, bullets, logo and words; all words as outlines. */
export function composeCard(
  card: ShareCard,
  words: ShareWords,
  { display, text }: { display: Typeface; text: Typeface },
): ComposedCard {
  const onRing = 'portraits' in card.art;
  const seed = seedOf(card.path);
  const discs = discsOf(card);
  const wanted = onRing ? { size: 108, width: 540 } : { size: 72, width: 585 };
  const { lines, size } = breakLines(card.headline, {
    ...wanted,
    lines: 3,
    smallest: 34,
    measure: display.measure,
  });
  const step = Math.round(size * (size > 80 ? 0.88 : 0.98));
  const last = card.note ? NOTE.baseline - 58 : onRing ? 495 : 500;
  const headline = lines.map((line, index) =>
    display.outline(line, {
      x: MARGIN,
      y: last - (lines.length - 1 - index) * step,
      size,
      fill: PAPER.words,
    }),
  );
  const line = (words: string, place: { baseline: number; size: number }, fill: string) =>
    text.outline(words, { x: MARGIN, y: place.baseline, size: place.size, fill });

  return {
    discs,
    svg: [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}">`,
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
      ...headline,
      card.note ? line(card.note, NOTE, PAPER.mist) : '',
      line(words.careers, CAREERS, PAPER.gold),
      '</svg>',
    ].join(''),
  };
}

function discsOf({ art }: ShareCard): Disc[] {
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

/** The logo of the brand, 274 × 80 px; its words are outlines. */
function logo(): string {
  const file = readFileSync(contentFile('pictures/objects/logo-night.svg'), 'utf8');
  const drawing = file.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<g transform="translate(64 52)">${drawing}</g>`;
}

/** 0 to 6.28 from an address, so that every card has rings of its own. */
function seedOf(path: string): number {
  let hash = 7;
  for (const letter of path) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 628;
  return hash / 100;
}
