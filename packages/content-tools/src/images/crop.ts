import type { Focal } from './metadata.ts';
import { type PictureKind, RENDER_SETTINGS } from './settings.ts';

/** Crops of photographs, without a decoder: an editor shows in a browser what the build cuts. */

/** Position of the eyes in every portrait. */
export const PORTRAIT_FOCAL: Focal = { x: 50, y: 42 };
export const CENTRE: Focal = { x: 50, y: 50 };

/** Returns the focal point of a kind of picture whose metadata has none. */
export const defaultFocal = (kind: PictureKind): Focal => (kind === 'people' ? PORTRAIT_FOCAL : CENTRE);

/** Returns the ratio of width to height that photographs of a kind are cut to. */
export const photographRatio = (kind: PictureKind): number => RENDER_SETTINGS[kind].ratio;

/** Area of a picture, in px of the upright picture. */
export type CropArea = { left: number; top: number; width: number; height: number };

/** Returns the largest area of a ratio inside a photograph, as close to the focal point as the edges allow. */
export function cropArea(size: { width: number; height: number }, ratio: number, focal: Focal): CropArea {
  const width = Math.min(size.width, Math.round(size.height * ratio));
  const height = Math.min(size.height, Math.round(size.width / ratio));
  const clamp = (value: number, most: number) => Math.max(0, Math.min(most, Math.round(value)));
  return {
    left: clamp((size.width * focal.x) / 100 - width / 2, size.width - width),
    top: clamp((size.height * focal.y) / 100 - height / 2, size.height - height),
    width,
    height,
  };
}
