import { pictureFiles } from '../picture/pictureFiles.ts';
import type { CircleItem } from './circleItem.ts';
import { photoSizes } from './photoSizes.ts';

/** Fetches the photos of circles that are not drawn yet, in the format and width in which they will be. */
export function fetchCirclePhotos(circles: readonly Pick<CircleItem, 'size' | 'picture'>[]): void {
  for (const { size, picture } of circles) {
    if (!picture) continue;
    const { avif, middle } = pictureFiles(picture);
    const source = document.createElement('source');
    source.type = 'image/avif';
    source.sizes = photoSizes({ size, picture });
    source.srcset = avif;
    const image = new Image();
    document.createElement('picture').append(source, image);
    image.src = middle;
  }
}
