import type { Ring } from '../rings/rings.ts';

/** A ring of a name with its colour: a custom property of the brand and its fallback. */
export type NameRingDisc = Ring & { colour: string };

const PALETTE = [
  'var(--gt-name-ring-1,#E9694D)',
  'var(--gt-name-ring-2,#F5B53C)',
  'var(--gt-name-ring-3,#7B57C0)',
  'var(--gt-name-ring-4,#B81D38)',
  'var(--gt-name-ring-5,#F6B7A6)',
  'var(--gt-name-ring-6,#3C69DB)',
  'var(--gt-name-ring-7,#C9B6F5)',
  'var(--gt-name-ring-8,#D8614A)',
] as const;

/** Colours that are hard to tell apart, by index: the corals, and purple and blue, are less than 20 ΔE apart. */
const ALIKE: Readonly<Record<number, number>> = { 0: 7, 7: 0, 2: 5, 5: 2 };

const MOST = 12;
const SHIFT = 0.34;
/** Largest difference between two adjacent rings, as a multiple of `wobble`: each deviates by 2.15 times `wobble` at most. */
const WORST = 4.3;

/** The innermost ring, small and gold, if the middle has no content. */
export const PITH: Ring = { ...centreOf(17), radius: 17, seed: 2.1, wobble: 0.03 };

/**
 * Returns one disc per letter of a name, innermost first, in a circle of radius 100 around (0, 0); 12 at most. `pith` is the
 * share of the radius that stays free in the middle. Letters are graphemes: an é of two characters counts as one, and so does
 * an emoji family. Spaces do not count.
 */
export function nameRings(name: string, pith = 0.2): NameRingDisc[] {
  const letters = lettersOf(name).slice(0, MOST);
  // Adjacent rings are uneven in different directions, and must fit into the narrow side of the gap.
  const wobble = Math.min(0.022, (((1 - pith) / letters.length) * (1 - SHIFT) * 0.92) / WORST);
  let before = -1;
  return letters.map((letter, index) => {
    const code = letter.codePointAt(0) ?? 0;
    const radius = 100 * (pith + ((1 - pith) * (index + 1)) / letters.length);
    let place = (code * 7 + 3 * index) % PALETTE.length;
    while (place === before || ALIKE[place] === before) place = (place + 1) % PALETTE.length;
    before = place;
    return {
      ...centreOf(radius),
      radius,
      seed: 0.37 * code + 0.4 * index,
      wobble,
      colour: PALETTE[place] as string,
    };
  });
}

/** Returns the centre of a ring in a name ring of radius 100: smaller rings are further to the lower left. */
export function centreOf(radius: number): { cx: number; cy: number } {
  const shift = (100 - radius) * SHIFT * Math.SQRT1_2;
  return { cx: -shift, cy: shift };
}

/**
 * Characters that are one grapheme each: Latin letters with accents, quotation marks and dashes. All others need
 * `Intl.Segmenter`, which takes browsers 10 ms to start.
 */
const SINGLE = /^[!-~À-ɏ‐-”]*$/;

/** Visible characters: no control characters, none without width, not the Braille blank. */
const SHOWN = /[^\p{Cc}\p{Cs}\p{DI}\u2800]/u;

function lettersOf(name: string): string[] {
  const words = name.replace(/\s/g, '');
  if (SINGLE.test(words)) return [...words];
  return charactersOf(words.normalize('NFC')).filter((character) => SHOWN.test(character));
}

/** Splits a text into graphemes; into code points in a browser without a segmenter (Firefox before 125). */
function charactersOf(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
