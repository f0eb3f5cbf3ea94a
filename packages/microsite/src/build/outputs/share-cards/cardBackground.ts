import { centreOf, nameRings } from '@tamarack-lowe/ui/internal/name-rings';
import { type Growth, growRings, type Ring, ringPath, seedOf } from '@tamarack-lowe/ui/internal/rings';
import type { CardArt } from '../../../routes/route.ts';
import type { CardColours } from './cardTheme.ts';

/** A round picture, by its asset key. Lengths in px. */
type Disc = { media: string; cx: number; cy: number; diameter: number };

/** Background of a card: SVG of the whole card, and the pictures to put on it. */
export type CardBackground = { svg: string; discs: Disc[] };

/** Lengths in px. */
const CARD = { width: 1200, height: 630 } as const;
const PHOTO = { cx: 930, cy: 322, diameter: 460 } as const;
const NAME_RING = { cx: 895, cy: 328, radius: 250 } as const;

/** Dark gap between the portraits and the name ring behind them, px. */
const GAP = 8;

/**
 * Makes the background of a card as SVG: colour, rings and bullets, without pictures, logo and text. `ring`: the word on the
 * name ring.
 */
export function cardBackground(
  art: CardArt,
  { ring, colours }: { ring: string; colours: CardColours },
): CardBackground {
  const onRing = 'portraits' in art;
  const seed = seedOf(JSON.stringify(art));
  const discs = discsOf(art);
  const { width, height } = CARD;
  const holes = (onRing ? discs : []).map(
    ({ cx, cy, diameter }) =>
      `<circle cx="${cx}" cy="${cy}" r="${diameter / 2 + GAP}" fill="${colours.background}"/>`,
  );
  const parts = [
    `<rect width="100%" height="100%" fill="${colours.background}"/>`,
    fieldRings(seed, colours),
    bullet(onRing ? 590 : 652, onRing ? 110 : 92, 26, colours.blue),
    bullet(1142, 562, 36, colours.red),
    onRing ? nameRing(ring, colours) : photoBark(seed, colours),
    ...holes,
  ];
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return { discs, svg: `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>` };
}

function discsOf(art: CardArt): Disc[] {
  if ('photo' in art) return [{ media: art.photo, ...PHOTO }];
  const [front, back] = art.portraits;
  return [
    { media: front, cx: NAME_RING.cx + 117, cy: NAME_RING.cy - 78, diameter: 240 },
    { media: back, cx: NAME_RING.cx - 95, cy: NAME_RING.cy + 92, diameter: 200 },
  ];
}

/** Width of the soft edge of a bullet, px, and its opacity from the inner to the outer end. */
const EDGE = { width: 28, opacities: [1, 0.84, 0.48, 0.14, 0] } as const;

function bullet(cx: number, cy: number, radius: number, fill: string): string {
  const { width, opacities } = EDGE;
  const outer = radius + width / 2;
  const stops = opacities.map((opacity, index) => {
    const offset = 1 - (width / outer) * (1 - index / (opacities.length - 1));
    return `<stop offset="${offset.toFixed(3)}" stop-color="${fill}" stop-opacity="${opacity}"/>`;
  });
  const id = `bullet-${radius}`;
  return `<radialGradient id="${id}">${stops.join('')}</radialGradient><circle cx="${cx}" cy="${cy}" r="${outer}" fill="url(#${id})"/>`;
}

/** Radius of the gold centre of a name ring, in percent of the ring. */
const PITH = 17;
/** Radii of the bark lines of a letter, as shares of its radius. */
const BARK = [0.972, 0.955, 0.918];

const pathOf = (growth: Growth) =>
  growRings(growth)
    .map((ring) => ringPath(ring))
    .join('');

/** Draws the rings behind everything, faint under the text. */
function fieldRings(seed: number, colours: CardColours): string {
  const path = pathOf({ cx: 890, cy: 345, from: 268, step: 44, count: 12, lean: 0.16, seed });
  return `<linearGradient id="field" gradientUnits="userSpaceOnUse" x1="440" x2="680" y1="0" y2="0"><stop offset="0" stop-color="${colours.ring}" stop-opacity=".14"/><stop offset="1" stop-color="${colours.ring}" stop-opacity=".7"/></linearGradient><path d="${path}" fill="none" stroke="url(#field)" stroke-width="1.6"/>`;
}

/** Draws the bark around the photo. */
function photoBark(seed: number, colours: CardColours): string {
  const from = PHOTO.diameter / 2 + 2;
  const path = pathOf({ ...PHOTO, from, step: 11, count: 3, lean: 0.5, wobble: 0.0085, seed });
  return `<path d="${path}" fill="none" stroke="${colours.bark}" stroke-width="2"/>`;
}

/** Draws the name ring of a word as the kit does: a disc for every letter, the last letter outside. */
function nameRing(word: string, colours: CardColours): string {
  const pith = { ...centreOf(PITH), radius: PITH, seed: 2.1, wobble: 0.03, colour: colours.gold };
  const discs = [...nameRings(word).toReversed(), pith].map(({ colour, ...ring }) =>
    letterDisc(ring, colours.resolve(colour), colours),
  );
  return `<g transform="translate(${NAME_RING.cx} ${NAME_RING.cy}) scale(${NAME_RING.radius / 100})">${discs.join('')}</g>`;
}

function letterDisc(ring: Ring, colour: string, colours: CardColours): string {
  const outline = (share: number) => ringPath({ ...ring, radius: ring.radius * share }, { decimals: 3 });
  const bark = BARK.map(outline).join('');
  return `<path d="${outline(1)}" fill="${colour}" stroke="${colours.background}" stroke-width="1.1"/><path d="${bark}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width=".36"/>`;
}
