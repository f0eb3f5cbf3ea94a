import { type Growth, growRings } from '@tamarack-lowe/ui/grow-rings';
import { centreOf, nameRings } from '@tamarack-lowe/ui/name-rings';
import { type Ring, ringPath } from '@tamarack-lowe/ui/ring';
import { type CardPaper, PHOTO, RING } from './cardPaper.ts';

/** Of the gold middle of a name ring, in percent of its radius. */
const PITH = 17;
/** Where the bark of a letter runs, as shares of its radius. */
const BARK = [0.972, 0.955, 0.918];

const pathOf = (growth: Growth) =>
  growRings(growth)
    .map((ring) => ringPath(ring))
    .join('');

/** The quiet rings behind everything, faint under the words. */
export function fieldRings(seed: number, paper: CardPaper): string {
  const path = pathOf({ cx: 890, cy: 345, from: 268, step: 44, count: 12, lean: 0.16, seed });
  return `<linearGradient id="field" gradientUnits="userSpaceOnUse" x1="440" x2="680" y1="0" y2="0"><stop offset="0" stop-color="${paper.ring}" stop-opacity=".14"/><stop offset="1" stop-color="${paper.ring}" stop-opacity=".7"/></linearGradient><path d="${path}" fill="none" stroke="url(#field)" stroke-width="1.6"/>`;
}

/** Bark around the photo. */
export function photoBark(seed: number, paper: CardPaper): string {
  const from = PHOTO.diameter / 2 + 2;
  const path = pathOf({ ...PHOTO, from, step: 11, count: 3, lean: 0.5, wobble: 0.0085, seed });
  return `<path d="${path}" fill="none" stroke="${paper.bark}" stroke-width="2"/>`;
}

/** The ring of a word, as the kit grows it: a disc for every letter, the last letter outside. */
export function nameRing(word: string, paper: CardPaper): string {
  const pith = { ...centreOf(PITH), radius: PITH, seed: 2.1, wobble: 0.03, colour: paper.gold };
  const discs = [...nameRings(word).toReversed(), pith].map(({ colour, ...ring }) =>
    disc(ring, paper.own(colour), paper),
  );
  return `<g transform="translate(${RING.cx} ${RING.cy}) scale(${RING.radius / 100})">${discs.join('')}</g>`;
}

function disc(ring: Ring, colour: string, paper: CardPaper): string {
  const draw = (share: number) => ringPath({ ...ring, radius: ring.radius * share }, { decimals: 3 });
  const bark = BARK.map(draw).join('');
  return `<path d="${draw(1)}" fill="${colour}" stroke="${paper.ground}" stroke-width="1.1"/><path d="${bark}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width=".36"/>`;
}
