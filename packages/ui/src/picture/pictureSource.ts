/**
 * A baked picture. Its files are `${src}-${width}.avif` for each of `widths`, in px, ascending. `ratio` is width by
 * height, `colour` the dominant colour as `#rrggbb`, `focal` what must stay visible when cropped, in percent from the top
 * left.
 */
export type PictureSource = {
  src: string;
  widths: readonly number[];
  ratio: number;
  colour: string;
  focal: { x: number; y: number };
};
