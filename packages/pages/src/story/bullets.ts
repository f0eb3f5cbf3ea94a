import type { StoryTheme } from '@tamarack-lowe/content-model';
import type { Bullet } from '@tamarack-lowe/ui/bullets';

/**
 * Where bullets stand beside the pictures of a layout, in percent of the box around the pictures: in the corners that
 * circles leave free, so that no bullet comes to lie under words at any size of the window.
 */
export const STORY_BULLETS: Record<Exclude<StoryTheme, 'staggered'>, readonly Bullet[]> = {
  'one-photo': [
    { color: 'red', size: 106, blur: 0.6, x: 10, y: 12, mobile: { x: 8, y: 9 } },
    { color: 'blue', size: 56, blur: 0.2, x: 6, y: 93, mobile: { x: 94, y: 97 } },
  ],
  'two-photo': [
    { color: 'blue', size: 70, blur: 0.4, x: 85, y: 16, mobile: { x: 90, y: 14 } },
    { color: 'red', size: 120, blur: 0.7, x: 14, y: 95, mobile: { x: 10, y: 92 } },
    { color: 'red', size: 34, blur: 0.15, x: 94, y: 46, mobile: { x: 3, y: 8 } },
  ],
  slider: [
    { color: 'red', size: 64, blur: 0.3, x: 12, y: 12, mobile: { x: 10, y: 12 } },
    { color: 'blue', size: 96, blur: 0.6, x: 83, y: 13, mobile: { x: 93, y: 7 } },
  ],
  'video--single': [
    { color: 'blue', size: 80, blur: 0.4, x: 104, y: 9 },
    { color: 'red', size: 100, blur: 0.6, x: -4.4, y: 96 },
    { color: 'red', size: 38, blur: 0.15, x: 75, y: 107 },
  ],
};

/** Bullets of the rows of a staggered story, in percent of each photo. */
export const ROW_BULLETS: readonly (readonly Bullet[])[] = [
  [
    { color: 'blue', size: 74, blur: 0.4, x: 2, y: 4 },
    { color: 'red', size: 104, blur: 0.6, x: 97, y: 95 },
  ],
  [
    { color: 'red', size: 44, blur: 0.15, x: 96, y: 6 },
    { color: 'blue', size: 84, blur: 0.5, x: 95, y: 96 },
  ],
  [{ color: 'red', size: 50, blur: 0.2, x: 3, y: 95 }],
];
