/** What is on a share card: media keys of one picture in a circle, or of two portraits on the ring. */
export type CardArt = { photo: string } | { portraits: [string, string] };

/** What a share card shows. */
export type CardWords = {
  headline: string;
  /** A quiet line under the headline: who speaks. */
  note?: string;
  art: CardArt;
};

/** The share card of a page, by its canonical path. */
export type ShareCard = CardWords & { path: string };
