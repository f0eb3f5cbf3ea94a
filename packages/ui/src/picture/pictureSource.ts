/**
 * An image in several widths. Its files are `${src}-${width}.avif` for each of `widths`, in px, ascending. `ratio` is width by
 * height, `colour` the dominant colour as `#rrggbb`, `focal` the point to keep visible when cropped, in percent from the top
 * left.
 */
export type PictureSource = {
  src: string;
  widths: readonly number[];
  ratio: number;
  colour: string;
  focal: { x: number; y: number };
};

/** Returns the attributes of an `img` for an image. Every width is in `srcSet`; `src` is one in the middle. */
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
 * Returns `sizes` of a picture in a square or a circle with these `sizes`, lengths in `px` or `vw`: a landscape picture is
 * wider than the square, which crops its sides.
 */
export function squareSizes(sizes: string, picture: { ratio: number } | undefined): string {
  const wider = Math.max(1, picture?.ratio ?? 1);
  return sizes.replace(/[\d.]+(?=(px|vw)(,|$))/g, (length) => String(Math.ceil(Number(length) * wider)));
}

/** Loads the file of a picture that is not rendered yet: the one that `img` with these `sizes` will show. */
export function loadPicture(picture: PictureSource, sizes: string): HTMLImageElement {
  const { src, srcSet } = pictureFiles(picture);
  return Object.assign(new Image(), { sizes, srcset: srcSet, src });
}
