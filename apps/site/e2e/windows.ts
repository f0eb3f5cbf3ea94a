/** The windows that every screen is looked at in: wide, small, upright, a phone and one on its side. */
export const WINDOWS = [
  [1440, 900],
  [1024, 768],
  [834, 1194],
  [390, 844],
  [844, 390],
] as const;

/** These, and a large one. */
export const ALL_WINDOWS = [[2560, 1440], ...WINDOWS] as const;
