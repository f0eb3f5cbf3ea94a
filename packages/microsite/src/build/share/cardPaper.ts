/** Size of a share card, px. */
export const CARD = { width: 1200, height: 630 } as const;

/** Colours of a card: Night, whoever visits. */
export const PAPER = {
  ground: '#221B36',
  ring: '#6A5A96',
  bark: '#B29DE0',
  words: '#FFFFFF',
  mist: '#CFC6E0',
  gold: '#F5B53C',
  red: '#D7263D',
  blue: '#2F62E0',
} as const;

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
