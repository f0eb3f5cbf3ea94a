import { openingImages, type Picture } from '@tamarack-lowe/content-model';
import { squareSizes } from '@tamarack-lowe/ui/internal/picture-source';
import { picturesOf, type ShownStory } from './storyData.ts';

/** A picture, and its `sizes` on a page. */
export type SizedPicture = { picture: Picture; sizes: string };

/** `sizes` of the pictures of stories, by layout; `second`: of the second of two photos. */
export const STORY_SIZES = {
  'one-photo': '(width < 600px) 97vw, (width < 900px) 74vw, 57vw',
  'two-photo': '(width < 600px) and (resolution > 2x) 55vw, (width < 600px) 77vw, (width < 900px) 62vw, 43vw',
  second: '(width < 600px) 39vw, (width < 900px) 30vw, 21vw',
  // Smaller than rendered on 3x phones: files for about 2x look the same and have half the bytes.
  staggered: '(width < 600px) and (resolution > 2x) 55vw, (width < 600px) 78vw, (width < 900px) 41vw, 36vw',
  film: '(width < 600px) and (resolution > 2x) 74vw, (width < 900px) 100vw, 976px',
  // Smaller than rendered, so that 2x and 3x screens load the 160 px file.
  portrait: '53px',
} as const;

/**
 * Returns the pictures that are in the window when a story opens, so that they can be decoded before. Not those of a slider,
 * which has its own sizes.
 */
export function openingPictures(story: ShownStory): SizedPicture[] {
  const { author, images, theme } = story;
  const photos = images.flatMap((image) => (image.type === 'image' ? [image.picture] : []));
  const posters = images.flatMap((image) => (image.type === 'video' ? [image.film.poster] : []));
  const inCircle = (picture: Picture, sizes: string) => ({ picture, sizes: squareSizes(sizes, picture) });
  const portrait = picturesOf(story).has(author.portrait.src) ? [] : [author.portrait];
  const around = portrait.map((picture) => inCircle(picture, STORY_SIZES.portrait));
  if (theme === 'slider') return around;
  if (theme === 'video--single')
    return [...posters.slice(0, 1).map((picture) => ({ picture, sizes: STORY_SIZES.film })), ...around];
  if (theme === 'staggered')
    return [...photos.slice(0, 2).map((picture) => inCircle(picture, STORY_SIZES.staggered)), ...around];
  const shown = openingImages({ theme, images: photos });
  return [
    ...shown.map((picture, index) => inCircle(picture, STORY_SIZES[index > 0 ? 'second' : theme])),
    ...around,
  ];
}
