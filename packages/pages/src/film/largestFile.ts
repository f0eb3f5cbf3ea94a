import type { Picture } from '@tamarack-lowe/content-model';

/** The path of a picture at its largest: for readers that cannot choose, such as a player's poster. */
export function largestFile({ src, widths }: Picture): string {
  return `${src}-${Math.max(...widths)}.avif`;
}
