import type { Picture } from '@tamarack-lowe/content-model';

/** Path of the largest file of a picture, for consumers that cannot choose one, such as a player's poster. */
export function largestFile({ src, widths }: Picture): string {
  return `${src}-${Math.max(...widths)}.avif`;
}
