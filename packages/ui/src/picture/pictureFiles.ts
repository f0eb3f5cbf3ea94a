/** The `srcset` of each format, and the largest WebP for browsers that read neither. */
export function pictureFiles({ src, widths }: { src: string; widths: readonly number[] }): {
  avif: string;
  webp: string;
  largest: string;
} {
  const set = (format: string) => widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ');
  return { avif: set('avif'), webp: set('webp'), largest: `${src}-${widths.at(-1)}.webp` };
}
