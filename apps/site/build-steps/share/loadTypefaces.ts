import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** One weight of a family, as outlines. */
export type Typeface = {
  /** Width of a text at size 1. */
  measure: (text: string) => number;
  /** A line of text as SVG, its baseline beginning at x, y. Lengths in px. */
  outline: (text: string, place: { x: number; y: number; size: number; fill: string }) => string;
};

/** A letter as an outline, and where it begins in its line, em. */
type Letter = { at: number; path: string };

type Cut = {
  file: string;
  weight: number;
  /** Added after every letter and at every space, in em. */
  tracking: number;
  wordSpacing: number;
};

const CUTS = {
  display: {
    file: '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2',
    weight: 800,
    tracking: -0.022,
    wordSpacing: 0.07,
  },
  text: {
    file: '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
    weight: 600,
    tracking: 0,
    wordSpacing: 0,
  },
} as const satisfies Record<string, Cut>;

/** Letters, digits and marks of Latin-1. With only a few letters fontkit cannot read the space, which has no outline. */
const ALWAYS = String.fromCodePoint(
  ...Array.from({ length: 0x5f }, (_, place) => 0x20 + place),
  ...Array.from({ length: 0x60 }, (_, place) => 0xa0 + place),
);

/** The two families of the site, ready to write `letters` besides Latin-1. No font of the system is needed. */
export async function loadTypefaces(letters: string): Promise<Record<keyof typeof CUTS, Typeface>> {
  const [display, text] = await Promise.all([
    loadTypeface(CUTS.display, ALWAYS + letters),
    loadTypeface(CUTS.text, ALWAYS + letters),
  ]);
  return { display, text };
}

async function loadTypeface(
  { file, weight, tracking, wordSpacing }: Cut,
  letters: string,
): Promise<Typeface> {
  const source = await readFile(createRequire(import.meta.url).resolve(file));
  // The weight is fixed here, because fontkit cannot vary a compressed font.
  const still = await subsetFont(source, letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  const font = create(still) as Font;
  const em = font.unitsPerEm;

  const words = new Map<string, { letters: Letter[]; width: number }>();

  /** The letters of a word with their places, and its width, in em. Words come again and again. */
  function layOutWord(word: string) {
    const known = words.get(word);
    if (known) return known;
    const run = font.layout(word);
    let width = 0;
    const letters = run.glyphs.map((glyph, index): Letter => {
      if (glyph.id === 0) throw new Error(`The font ${file} cannot write "${word}". Use other letters.`);
      const at = width;
      width += (run.positions[index]?.xAdvance ?? 0) / em + tracking;
      return { at, path: glyph.path.toSVG() };
    });
    words.set(word, { letters, width });
    return { letters, width };
  }

  const space = font.layout(' ').advanceWidth / em + tracking + wordSpacing;

  /** The same of a line. */
  function layOut(line: string) {
    let width = 0;
    const letters = line.split(' ').flatMap((word, index) => {
      const from = index === 0 ? 0 : width + space;
      const laid = layOutWord(word);
      width = from + laid.width;
      return laid.letters.map(({ at, path }): Letter => ({ at: from + at, path }));
    });
    return { letters, width: width - tracking };
  }

  return {
    measure: (line) => layOut(line).width,
    outline(line, { x, y, size, fill }) {
      const paths = layOut(line).letters.map(
        ({ at, path }) => `<path transform="translate(${Math.round(at * em)})" d="${path}"/>`,
      );
      const scale = size / em;
      return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
    },
  };
}
