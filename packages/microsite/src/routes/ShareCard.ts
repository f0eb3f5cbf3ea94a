/** Pictures of a share card, as media keys: one picture in a circle, or two portraits on the ring. */
export type CardArt = { photo: string } | { portraits: [string, string] };

/** Words and pictures of a share card. */
export type CardWords = {
  headline: string;
  /** A quiet line under the headline: the name of the speaker. */
  note?: string;
  art: CardArt;
};

/** The share card of a page, by its canonical path. */
export type ShareCard = CardWords & { path: string };
