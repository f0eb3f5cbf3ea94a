import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { mediaName } from './links.ts';

/** Pixels of a picture. */
type Size = { width: number; height: number };

/** Empty space around an example, px. */
const MARGIN = 40;

/**
 * Copies pictures into `media`, by their paths from the root. Those of components are windows with much empty space: they are cut
 * to what they show. Returns the size of each by its name.
 */
export async function copyPictures(
  pictures: readonly string[],
  { root, media }: { root: string; media: string },
): Promise<Map<string, Size>> {
  const sizes = await Promise.all(
    pictures.map(async (picture): Promise<[string, Size]> => {
      const [source, target] = [path.join(root, picture), path.join(media, mediaName(picture))];
      mkdirSync(path.dirname(target), { recursive: true });
      if (/__screenshots__\/(?:desktop|phone)\/(?!pages-)/.test(picture))
        return [mediaName(picture), await cutOut(source, target)];
      copyFileSync(source, target);
      const { width, height } = await sharp(source).metadata();
      return [mediaName(picture), { width, height }];
    }),
  );
  return new Map(sizes);
}

/** Side of the corner that gives the colour of the background, in px. One pixel is not enough, because a lossy picture varies. */
const CORNER = 8;

/** Cuts the plain background around an example away. */
async function cutOut(source: string, target: string): Promise<Size> {
  const picture = sharp(source).removeAlpha();
  const corner = { left: 0, top: 0, width: CORNER, height: CORNER };
  const [r = 255, g = 255, b = 255] = await picture.clone().extract(corner).resize(1, 1).raw().toBuffer();
  const background = { r, g, b };
  const { data, info } = await picture
    .trim({ background, threshold: 10 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: whole } = await picture.metadata();
  const beside = info.width > whole - 2 * MARGIN ? 0 : MARGIN;
  const { width, height } = await sharp(data, { raw: info })
    .extend({ top: MARGIN, bottom: MARGIN, left: beside, right: beside, background })
    .webp({ quality: 88, effort: 1 })
    .toFile(target);
  return { width, height };
}

/** Adds the sizes of pictures to their elements, so that a page keeps their places free. */
export function withSizes(markdown: string, sizes: ReadonlyMap<string, Size>): string {
  return markdown.replaceAll(/(?:img src|srcset)="media:([^"]+)"/g, (element, name: string) => {
    const size = sizes.get(name);
    return size ? `${element} width="${size.width}" height="${size.height}"` : element;
  });
}
