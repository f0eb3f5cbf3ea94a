/** Sizes of windows in which every screen is tested: wide, small, upright, and a phone upright and on its side. */
export const WINDOWS = [
  [1440, 900],
  [1024, 768],
  [834, 1194],
  [390, 844],
  [844, 390],
] as const;

/** The same, and a large one. */
export const ALL_WINDOWS = [[2560, 1440], ...WINDOWS] as const;
