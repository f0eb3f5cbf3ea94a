/** The `srcset` of each format, and one WebP: the largest for browsers that read neither, or one of a middle width. */
export function pictureFiles({ src, widths }: { src: string; widths: readonly number[] }): {
  avif: string;
  webp: string;
  largest: string;
  middle: string;
} {
  const set = (format: string) => widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ');
  const one = (place: number) => `${src}-${widths.at(place)}.webp`;
  return { avif: set('avif'), webp: set('webp'), largest: one(-1), middle: one((widths.length - 1) >> 1) };
}
