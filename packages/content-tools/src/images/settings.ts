/** Folders of pictures, the first part of an asset key. */
export type PictureKind = 'people' | 'scenes' | 'objects' | 'films';

/**
 * Render settings of a kind of picture. All of them affect pixels, so all of them go into the hash of the file name.
 */
export type RenderSettings = {
  /** Ascending, in px. */
  widths: number[];
  /** Width divided by height. */
  ratio: number;
  /** Strength of the printed grain, 0 to 1, up to 800 px and above. */
  grain: { small: number; wide: number };
  avif: { small: number; wide: number; effort: number };
  /** Largest AVIF in bytes at 320 px and at 1200 px; other widths in proportion to their area. */
  budget: { small: number; wide: number };
};

/** Increase when the same settings render differently. */
export const RENDER_VERSION = 1;

/** Pictures wider than this, in px, have less grain and quality, which keeps 1200 px under 60 KB. */
export const WIDE_FROM_PX = 800;

/** Lowest AVIF quality of a busy picture. */
export const LEAST_QUALITY = 38;

const PAPER: RenderSettings = {
  widths: [160, 320, 640],
  ratio: 1,
  grain: { small: 0.5, wide: 0.45 },
  // Measured: effort 4 takes ten times as long for 1 dB more, effort 1 half as long for 4 dB less.
  avif: { small: 55, wide: 50, effort: 2 },
  budget: { small: 14 * 1024, wide: 60 * 1024 },
};

/** Settings by kind. Film posters already show grain, and objects are not on paper. */
export const RENDER_SETTINGS: Record<PictureKind, RenderSettings> = {
  people: PAPER,
  scenes: { ...PAPER, widths: [192, 320, 480, 640, 960, 1200], ratio: 4 / 3 },
  films: { ...PAPER, widths: [640, 960, 1200], ratio: 16 / 9, grain: { small: 0, wide: 0 } },
  objects: { ...PAPER, widths: [320, 640], grain: { small: 0, wide: 0 } },
};
