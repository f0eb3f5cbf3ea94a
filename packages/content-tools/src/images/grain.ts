/** Plum stipple at 23 %. */
const INK = [34, 20, 58, 58];
/** Warm white specks at 18 %. */
const LIGHT = [255, 250, 245, 46];

/** Seeded random generator (mulberry32), so that an image renders the same every time. */
function seededRandom(start: number): () => number {
  let seed = start;
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const printedGrain = new Map<string, Buffer>();

/**
 * Returns the printed grain of pictures as RGBA pixels, row by row. Dots get denser toward the lower left, light specks toward
 * the upper right, where the light of every picture comes from. `strength` is 0 to 1. All pictures of one size share a grain.
 */
export function grain(width: number, height: number, strength: number): Buffer {
  const key = `${width}x${height}@${strength}`;
  const pixels = printedGrain.get(key) ?? print(width, height, strength);
  printedGrain.set(key, pixels);
  return pixels;
}

function print(width: number, height: number, strength: number): Buffer {
  const next = seededRandom(7);
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const shade = Math.max(0, Math.min(1, ((1 - x / width) * 0.55 + (y / height) * 0.75 - 0.35) / 0.95));
      // One random number for a dot, two for a speck or nothing: their order is the pattern.
      const dot =
        next() < shade * shade * 0.42 * strength
          ? INK
          : next() < 0.06 * (1 - shade) * strength
            ? LIGHT
            : null;
      if (dot) pixels.set(dot, (y * width + x) * 4);
    }
  }
  return pixels;
}
