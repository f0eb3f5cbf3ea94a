/** A headline that has been broken and sized. */
export type Broken = { lines: string[]; size: number };

/** What a headline must fit into. Lengths in px. */
export type Fit = {
  width: number;
  /** The most lines. */
  lines: number;
  /** The size to begin with, and the smallest that may be tried. */
  size: number;
  smallest: number;
  /** Width of a text at size 1. */
  measure: (text: string) => number;
};

const STEP = 2;

/**
 * Breaks a headline into lines of even length, at the largest size that fits. Throws when even the smallest does not:
 * a cut title would be worse than a build that stops.
 */
export function breakLines(headline: string, { width, lines, size, smallest, measure }: Fit): Broken {
  const words = headline.split(/ +/).filter((word) => word !== '');
  const wide = (from: number, to: number) => measure(words.slice(from, to).join(' '));
  const ways = Array.from({ length: lines }, (_, index) => evenest(words.length, index + 1, wide));
  for (let tried = size; tried >= smallest; tried -= STEP) {
    const way = ways.find((each) => each && each.widest * tried <= width);
    if (way) return { lines: way.breaks.map(([from, to]) => words.slice(from, to).join(' ')), size: tried };
  }
  throw new Error(`"${headline}" is too long for a share card, even at ${smallest} px. Shorten it.`);
}

type Breaks = { breaks: [number, number][]; widest: number };

/** The way of breaking words into exactly `count` lines whose widest line is narrowest. */
function evenest(
  words: number,
  count: number,
  wide: (from: number, to: number) => number,
  from = 0,
): Breaks | null {
  if (count === 1) {
    return from < words ? { breaks: [[from, words]], widest: wide(from, words) } : null;
  }
  let best: Breaks | null = null;
  for (let to = from + 1; to <= words - count + 1; to++) {
    const first = wide(from, to);
    if (best && first >= best.widest) break;
    const rest = evenest(words, count - 1, wide, to);
    const widest = Math.max(first, rest?.widest ?? Number.POSITIVE_INFINITY);
    if (rest && (!best || widest < best.widest)) best = { breaks: [[from, to], ...rest.breaks], widest };
  }
  return best;
}
