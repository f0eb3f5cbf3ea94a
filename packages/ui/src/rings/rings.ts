/** One ring. Lengths in the units of the drawing; y points down. */
export type Ring = {
  cx: number;
  cy: number;
  radius: number;
  /** Rotates the unevenness. A seed gives the same ring on every machine. */
  seed: number;
  /** Index in its family: the unevenness changes slowly from ring to ring. Default 0. */
  index?: number;
  /** Share of the radius by which the ring is uneven. Default .013. */
  wobble?: number;
  /** Share of the radius by which it extends into the corners of a square; .12 is a rounded square. Default 0. */
  square?: number;
};

/** Precision of a path. */
export type PathPrecision = {
  /** Number of points. Default 36; small rings look the same with a third of them. */
  points?: number;
  /** Decimals of a length, for drawings whose unit is less than a pixel. Default 1. */
  decimals?: number;
};

const POINTS = 36;

/**
 * Returns a ring as a closed path of 36 points: Catmull-Rom as cubic Béziers, one decimal, relative coordinates. Every ring
 * of the kit comes from this function. Pure, so that a ring looks the same on the server and in the browser.
 */
export function ringPath(ring: Ring, { points: count = POINTS, decimals = 1 }: PathPrecision = {}): string {
  const points = ringPoints(ring, count);
  const at = (place: number) => points.at(place % count) as Point;
  const scale = 10 ** decimals;
  const round = (value: number) => Math.round(value * scale);
  const pair = (x: number, y: number) => `${x / scale} ${y / scale}`;
  // Steps between rounded points, so that rounding errors do not add up around the ring.
  let [x, y] = [round(at(0).x), round(at(0).y)];
  const start = `M${pair(x, y)}`;
  const curves = points.map((from, place) => {
    const to = at(place + 1);
    const before = at(place - 1);
    const after = at(place + 2);
    const ends = [
      { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
      { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
      to,
    ].map((end) => pair(round(end.x) - x, round(end.y) - y));
    [x, y] = [round(to.x), round(to.y)];
    return `c${ends.join(' ')}`;
  });
  return `${start}${curves.join('')}Z`.replaceAll(' -', '-');
}

/** A point of a ring. */
export type Point = { x: number; y: number };

/** Returns the `count` points of a ring, from the right, clockwise on screen. */
export function ringPoints(
  { cx, cy, radius, seed, index = 0, wobble = 0.013, square = 0 }: Ring,
  count: number,
): Point[] {
  return Array.from({ length: count }, (_, place) => {
    const t = (place / count) * 2 * Math.PI;
    const uneven =
      Math.sin(2 * t + seed + 0.07 * index) +
      0.7 * Math.sin(3 * t + 1.7 * seed - 0.05 * index) +
      0.45 * Math.sin(5 * t + 0.6 * seed + 0.03 * index);
    const reach = radius * (1 + wobble * uneven + square * Math.sin(2 * t) ** 2);
    return { x: cx + reach * Math.cos(t), y: cy + reach * Math.sin(t) };
  });
}

/** Options of a family of rings around one centre. Lengths in the units of the drawing. */
export type Growth = {
  /** Centre. Default 0, 0. */
  cx?: number;
  cy?: number;
  /** Radius to start from; the first ring is one gap larger. */
  from: number;
  /** Mean gap between neighbours. */
  step: number;
  count: number;
  seed: number;
  /** Share of its growth by which each ring is shifted to the upper right: below .5, so that rings never cross. */
  lean: number;
  /** As in `Ring`. */
  wobble?: number;
  square?: number;
};

/** Returns rings around a centre, innermost first, with uneven gaps. They lean to the upper right and never cross. */
export function growRings({ cx = 0, cy = 0, from, step, count, lean, ...rest }: Growth): Ring[] {
  let grown = 0;
  return Array.from({ length: count }, (_, index) => {
    grown += step * (1 + 0.42 * Math.sin(2.1 * index + 3 * rest.seed));
    const shift = lean * grown * Math.SQRT1_2;
    return { ...rest, cx: cx + shift, cy: cy - shift, radius: from + grown, index };
  });
}

/** Joins several rings to one path. */
export const ringsPath = (rings: readonly Ring[]): string => rings.map((ring) => ringPath(ring)).join('');

/** Returns a seed between 0 and 6.28 for a text, the same on every machine: a name always has the same rings. */
export function seedOf(words: string): number {
  let hash = 7;
  for (const letter of words.normalize('NFC')) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 628;
  return hash / 100;
}
