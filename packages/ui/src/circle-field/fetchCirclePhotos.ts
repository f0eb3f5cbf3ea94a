import { pictureFiles } from '../picture/pictureFiles.ts';
import type { CircleItem } from './circleItem.ts';
import { photoSizes } from './photoSizes.ts';

/** Fetches the photos of circles that are not drawn yet, in the width in which they will be. */
export function fetchCirclePhotos(circles: readonly Pick<CircleItem, 'size' | 'picture'>[]): void {
  for (const { size, picture } of circles) {
    if (!picture) continue;
    const { src, srcSet } = pictureFiles(picture);
    const image = new Image();
    image.sizes = photoSizes({ size, picture });
    image.srcset = srcSet;
    image.src = src;
  }
}
