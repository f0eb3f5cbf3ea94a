import { readFileSync } from 'node:fs';
import { seedOf } from '@tamarack-lowe/ui/seed-of';
import type { CardArt } from '../../../table/ShareCard.ts';
import { CARD, type CardPaper, GAP, PHOTO, RING } from '../../share/cardPaper.ts';
import { fieldRings, nameRing, photoBark } from '../../share/cardRings.ts';

/** A circle with a picture, its place in px. */
export type Disc = { media: string; cx: number; cy: number; diameter: number };

/** What cards with the same pictures have in common: SVG of a whole card, and the pictures with their places. */
export type CardGround = { svg: string; discs: Disc[] };

/** Puts together what lies behind the words of a card: Night, rings, bullets and logo. `ring`: the word on the ring. */
export function cardGround(
  art: CardArt,
  { ring, logo, paper }: { ring: string; logo: string; paper: CardPaper },
): CardGround {
  const onRing = 'portraits' in art;
  const seed = seedOf(JSON.stringify(art));
  const discs = discsOf(art);
  const { width, height } = CARD;
  const holes = (onRing ? discs : []).map(
    ({ cx, cy, diameter }) =>
      `<circle cx="${cx}" cy="${cy}" r="${diameter / 2 + GAP}" fill="${paper.ground}"/>`,
  );
  const parts = [
    `<rect width="100%" height="100%" fill="${paper.ground}"/>`,
    fieldRings(seed, paper),
    '<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="7"/></filter>',
    bullet(onRing ? 590 : 652, onRing ? 110 : 92, 26, paper.blue),
    bullet(1142, 562, 36, paper.red),
    onRing ? nameRing(ring, paper) : photoBark(seed, paper),
    ...holes,
    `<g transform="translate(64 52)">${drawingOf(logo)}</g>`,
  ];
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return { discs, svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>` };
}

function discsOf(art: CardArt): Disc[] {
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

/** What a file of 274 × 80 px draws; its words are outlines. */
function drawingOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');
}
