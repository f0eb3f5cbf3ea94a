import type { Picture } from '@tamarack-lowe/content-model';

/** The full address of a picture at its largest, as WebP, which every reader of structured data takes. */
export function pictureAddress({ src, widths }: Picture, site: string): string {
  return new URL(`${src}-${Math.max(...widths)}.webp`, site).href;
}
