/** Where the words of a logo stand, px of its board of 274 by 80, and how high they are at most, and should be. */
const WORDS = { x: 92, width: 178, middle: 40, tallest: 24, small: 18 };
/** From line to line, of the height of letters; and from the middle of letters to the line that they stand on. */
const LINE = 1.15;
const BASE = 0.35;

/** How wide bold letters are at most, of their height. */
const widthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[\p{sc=Latin}\s]/u.test(letter) ? 0.68 : 1), 0);

/** One line of a logo: its words, and where they begin. */
export type NameLine = { words: string; x: number; y: number };

/** The name of a firm as it stands in its logo: in two lines where one would be small. `size` is in px of the board. */
export function nameLines(name: string): { size: number; lines: NameLine[] } {
  const sizeOf = (way: string[]) => Math.min(WORDS.tallest, WORDS.width / Math.max(...way.map(widthOf)));
  const larger = (one: string[], other: string[]) => (sizeOf(other) > sizeOf(one) ? other : one);
  const parted = [...name.matchAll(/\s/g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)]);
  const best = sizeOf([name]) < WORDS.small ? parted.reduce(larger, [name]) : [name];
  const size = sizeOf(best);
  const top = WORDS.middle - ((best.length - 1) * LINE * size) / 2 + BASE * size;
  return { size, lines: best.map((words, index) => ({ words, x: WORDS.x, y: top + index * LINE * size })) };
}
