import { ringPath } from '@tamarack-lowe/ui/ring';
import { PAPER, PHOTO, RING } from './cardPaper.ts';

const SLOPE = Math.SQRT1_2;
const PALETTE = ['#E9694D', '#F5B53C', '#7B57C0', '#B81D38', '#F6B7A6', '#3C69DB', '#C9B6F5', '#D8614A'];

type Growth = {
  cx: number;
  cy: number;
  from: number;
  step: number;
  count: number;
  lean: number;
  wobble: number;
};

/** Rings that lean to the upper right, with uneven gaps, as in the kit; `seed` turns them. */
function grown({ cx, cy, from, step, count, lean, wobble }: Growth, seed: number): string {
  let radius = from;
  return Array.from({ length: count }, (_, index) => {
    radius += step * (1 + 0.42 * Math.sin(2.1 * index + 3 * seed));
    const shift = lean * (radius - from) * SLOPE;
    return ringPath({ cx: cx + shift, cy: cy - shift, radius, seed, index, wobble });
  }).join('');
}

/** The quiet rings behind everything, faint under the words. */
export function fieldRings(seed: number): string {
  const path = grown({ cx: 890, cy: 345, from: 268, step: 44, count: 12, lean: 0.16, wobble: 0.013 }, seed);
  return `<linearGradient id="field" gradientUnits="userSpaceOnUse" x1="440" x2="680" y1="0" y2="0"><stop offset="0" stop-color="${PAPER.ring}" stop-opacity=".14"/><stop offset="1" stop-color="${PAPER.ring}" stop-opacity=".7"/></linearGradient><path d="${path}" fill="none" stroke="url(#field)" stroke-width="1.6"/>`;
}

/** Bark around the photo. */
export function photoBark(seed: number): string {
  const radius = PHOTO.diameter / 2;
  const path = grown({ ...PHOTO, from: radius + 2, step: 11, count: 3, lean: 0.5, wobble: 0.0085 }, seed);
  return `<path d="${path}" fill="none" stroke="${PAPER.bark}" stroke-width="2"/>`;
}

/** A ring for every letter of a word, the last letter outside; seeds and colours as the kit gives them to names. */
export function nameRing(word: string): string {
  const letters = [...word.normalize('NFC')];
  let neighbour = '';
  const discs = letters.map((letter, index) => {
    const code = letter.codePointAt(0) ?? 0;
    const radius = 0.2 + (0.8 * (index + 1)) / letters.length;
    const wished = (code * 7 + 3 * index) % PALETTE.length;
    neighbour = PALETTE[PALETTE[wished] === neighbour ? (wished + 1) % PALETTE.length : wished] ?? '';
    return disc(radius, 0.37 * code + 0.4 * index, 0.014, neighbour);
  });
  return [...discs.reverse(), disc(0.17, 2.1, 0.03, PAPER.gold)].join('');
}

function disc(share: number, seed: number, wobble: number, fill: string): string {
  const shift = (1 - share) * 0.34 * SLOPE * RING.radius;
  const centre = { cx: RING.cx - shift, cy: RING.cy + shift };
  const ring = (part: number) => ringPath({ ...centre, radius: share * RING.radius * part, seed, wobble });
  const bark = [0.972, 0.955, 0.918].map(ring).join('');
  return `<path d="${ring(1)}" fill="${fill}" stroke="${PAPER.ground}" stroke-width="2.8"/><path d="${bark}" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width=".9"/>`;
}
