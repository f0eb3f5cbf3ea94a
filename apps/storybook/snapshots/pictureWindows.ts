/** A window that examples are photographed in. Lengths in px. */
export type PictureWindow = { name: string; width: number; height: number };

export const DESKTOP: PictureWindow = { name: 'desktop', width: 1440, height: 900 };

/** Every example is photographed in these. */
const EVERYWHERE = [DESKTOP, { name: 'phone', width: 390, height: 844 }];

/**
 * The windows for an example. One that pins a window (`viewport: { value: '844x390' }`) is photographed in that one
 * alone: it is the same example as its neighbour in every other.
 */
export function windowsFor(pinned: string | undefined): readonly PictureWindow[] {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(pinned ?? '') ?? [];
  if (width === undefined || height === undefined) return EVERYWHERE;
  const size = { width: Number(width), height: Number(height) };
  const known = EVERYWHERE.find((each) => each.width === size.width && each.height === size.height);
  return [known ?? { name: `${width}x${height}`, ...size }];
}
