/** The folders of pictures. The first part of a media key. */
export type PictureKind = 'people' | 'scenes' | 'objects' | 'films';

/** How the pictures of one kind are baked. Everything here changes the pixels, so all of it goes into the file name. */
export type RenderSettings = {
  /** Ascending, px. */
  widths: number[];
  /** Width divided by height. */
  ratio: number;
  /** Strength of the printed grain, 0 to 1, up to 800 px and above. */
  grain: { small: number; wide: number };
  avif: { small: number; wide: number; effort: number };
  /** Largest AVIF, bytes at 320 px and at 1200 px wide; other widths in proportion to their area. */
  budget: { small: number; wide: number };
};

/** Raise when the baker draws the same settings differently. */
export const RENDER_VERSION = 1;

/** Pictures wider than this, px, get a little less grain and quality: that keeps 1200 px under 60 KB. */
export const WIDE_FROM_PX = 800;

/** The least AVIF quality that a busy picture may step down to. */
export const LEAST_QUALITY = 38;

const PAPER: RenderSettings = {
  widths: [160, 320, 640],
  ratio: 1,
  grain: { small: 0.5, wide: 0.45 },
  // Measured: effort 4 takes ten times as long for 1 dB more, effort 1 half as long for 4 dB less.
  avif: { small: 55, wide: 50, effort: 2 },
  budget: { small: 14 * 1024, wide: 60 * 1024 },
};

/** One entry per kind. Posters are stills of films whose paper has its grain, and
 * objects lie on paper that is not theirs. */
export const RENDER_SETTINGS: Record<PictureKind, RenderSettings> = {
  people: PAPER,
  scenes: { ...PAPER, widths: [192, 320, 480, 640, 960, 1200], ratio: 4 / 3 },
  films: { ...PAPER, widths: [640, 960, 1200], ratio: 16 / 9, grain: { small: 0, wide: 0 } },
  objects: { ...PAPER, widths: [320, 640], grain: { small: 0, wide: 0 } },
};
