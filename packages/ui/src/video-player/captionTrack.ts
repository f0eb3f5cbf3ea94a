/** Captions of a film in one language. */
export type CaptionTrack = {
  src: string;
  /** Language tag, such as `fr`. */
  lang: string;
  /** Its name, such as "Français". */
  label: string;
};
