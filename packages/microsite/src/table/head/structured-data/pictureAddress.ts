import type { Picture } from '@tamarack-lowe/content-model';
import { largestWebp } from '@tamarack-lowe/pages';

/** The full address of a picture at its largest, as WebP, which every reader of structured data takes. */
export function pictureAddress(picture: Picture, site: string): string {
  return new URL(largestWebp(picture), site).href;
}
