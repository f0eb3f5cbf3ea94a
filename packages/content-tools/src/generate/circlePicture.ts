import type { Picture } from '@tamarack-lowe/content-model';
import type { Pictures } from '../media/createPictures.ts';

/** No circle of a slide is drawn so small that it wants less than this, px: pages with fifty of them do not name the rest. */
const LEAST_CIRCLE_WIDTH = 320;

/** The picture of a circle, without the files that no circle wants. `where` names the place in complaints. */
export function circlePicture(
  { pictureOf }: Pick<Pictures, 'pictureOf'>,
  key: string,
  where: string,
): Picture {
  const picture = pictureOf(key, where);
  return { ...picture, widths: picture.widths.filter((width) => width >= LEAST_CIRCLE_WIDTH) };
}
