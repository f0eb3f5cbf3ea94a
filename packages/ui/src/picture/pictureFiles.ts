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
