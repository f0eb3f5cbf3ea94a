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

/** The files of a baked picture, as an `img` takes them. Every width is in `srcSet`; `src` is one in the middle. */
export function pictureFiles({ src, widths }: { src: string; widths: readonly number[] }): {
  src: string;
  srcSet: string;
} {
  const fileOf = (width: number | undefined) => `${src}-${width}.avif`;
  return {
    src: fileOf(widths[(widths.length - 1) >> 1]),
    srcSet: widths.map((width) => `${fileOf(width)} ${width}w`).join(', '),
  };
}

/**
 * `sizes` of a picture that fills a square or a circle of these `sizes`, lengths in `px` or `vw`: one that is wider than
 * high is drawn wider, its sides cut off.
 */
export function squareSizes(sizes: string, picture: { ratio: number } | undefined): string {
  const wider = Math.max(1, picture?.ratio ?? 1);
  return sizes.replace(/[\d.]+(?=(px|vw)(,|$))/g, (length) => String(Math.ceil(Number(length) * wider)));
}
