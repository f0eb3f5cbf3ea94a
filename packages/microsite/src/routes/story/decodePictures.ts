import { openingPictures } from '@tamarack-lowe/pages/internal/opening-pictures';
import { loadPicture } from '@tamarack-lowe/ui/internal/picture-source';
import type { ShownStoryData } from './preview.ts';

/** Images by the data of their page. As long as they are here, the browser does not drop what it has decoded. */
const decoding = new WeakMap<ShownStoryData, Promise<readonly HTMLImageElement[]>>();

/** Loads and decodes the pictures that are in the window when a story opens, once for each story. */
export function decodePictures(data: ShownStoryData): Promise<unknown> {
  const images = decoding.get(data) ?? decodeImages(data);
  decoding.set(data, images);
  return images;
}

async function decodeImages({ story }: ShownStoryData): Promise<readonly HTMLImageElement[]> {
  const images = openingPictures(story).map(({ picture, sizes }) => loadPicture(picture, sizes));
  await Promise.allSettled(images.map((image) => image.decode()));
  return images;
}
