import { colourIn } from './colourIn.ts';

/** Size of a share card, px. */
export const CARD = { width: 1200, height: 630 } as const;

const PAPER = {
  ground: 'var(--gt-color-night-900,#221B36)',
  ring: 'var(--gt-color-night-ring,#6A5A96)',
  bark: 'var(--gt-color-dusk-ring,#B29DE0)',
  words: 'var(--gt-color-snow,#FFFFFF)',
  mist: 'var(--gt-color-night-mist,#CFC6E0)',
  gold: 'var(--gt-color-gold,#F5B53C)',
  red: 'var(--gt-color-bullet-red,#D7263D)',
  blue: 'var(--gt-color-bullet-blue,#2F62E0)',
} as const;

/** Colours of a card: Night, whoever visits. `own` gives any other colour of the kit as the theme has it. */
export type CardPaper = Readonly<Record<keyof typeof PAPER, string>> & { own: (colour: string) => string };

/** The colours of cards and icons in a theme, the text of a style sheet; the kit's own where it is empty. */
export function cardPaper(theme: string): CardPaper {
  const own = (colour: string) => colourIn(theme, colour);
  const { ground, ring, bark, words, mist, gold, red, blue } = PAPER;
  return {
    own,
    ground: own(ground),
    ring: own(ring),
    bark: own(bark),
    words: own(words),
    mist: own(mist),
    gold: own(gold),
    red: own(red),
    blue: own(blue),
  };
}

/** Where the words begin, px from the left. */
export const MARGIN = 68;

/** The circle of a photo, px. */
export const PHOTO = { cx: 930, cy: 322, diameter: 460 } as const;

/** The name ring, px. */
export const RING = { cx: 895, cy: 328, radius: 250 } as const;

/** On the ring the two people stand on Night, this much apart from the papers behind them, px. */
export const GAP = 8;

/** The part of a card that its words stand in, px from the upper left. */
export const WORDS = { top: 180, width: 660, height: 395 } as const;
