/** Captions of a film in one language. */
export type CaptionTrack = {
  src: string;
  /** Tag of the language, BCP 47. */
  lang: string;
  /** Its name, in that language. */
  label: string;
};
