import type { Picture } from '@tamarack-lowe/content-model';
import { largestFile } from '@tamarack-lowe/pages';

/** The full address of a picture at its largest. */
export function pictureAddress(picture: Picture, site: string): string {
  return new URL(largestFile(picture), site).href;
}
