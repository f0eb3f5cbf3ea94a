/** One line of the score: what moves, how long, along which curve, and why. */
export type Motion = {
  what: string;
  /** What moves, and how far. */
  how: string;
  /** In ms. */
  durationMs: number;
  /** A curve of the tokens, `--gt-ease-…`. */
  curve: 'travel' | 'arrive' | 'leave' | 'drift' | 'linear';
  /** What happens instead when a visitor asks for less motion. */
  reduced: string;
  /** The reason it moves at all. */
  why: string;
};
