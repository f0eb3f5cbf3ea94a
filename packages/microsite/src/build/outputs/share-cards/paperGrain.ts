/** Plum stipple and warm white specks, RGBA. */
const INK = [34, 20, 58, 58];
const LIGHT = [255, 250, 245, 46];
const STRENGTH = 0.3;

const known = new Map<number, Buffer>();

/** The printed grain of the artwork as RGBA pixels of a square: darker to the lower left, lighter to the light. */
export function paperGrain(side: number): Buffer {
  const pixels = known.get(side) ?? print(side);
  known.set(side, pixels);
  return pixels;
}

function print(side: number): Buffer {
  const pixels = Buffer.alloc(side * side * 4);
  const next = seededRandom(7);
  for (let place = 0; place < side * side; place++) {
    const x = (place % side) / side;
    const y = Math.floor(place / side) / side;
    const shade = Math.max(0, Math.min(1, ((1 - x) * 0.55 + y * 0.75 - 0.35) / 0.95));
    const draw = next();
    if (draw < shade * shade * 0.42 * STRENGTH) pixels.set(INK, place * 4);
    else if (draw > 1 - 0.06 * (1 - shade) * STRENGTH) pixels.set(LIGHT, place * 4);
  }
  return pixels;
}

/** Mulberry32: the same grain at every build. */
function seededRandom(start: number): () => number {
  let seed = start;
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
