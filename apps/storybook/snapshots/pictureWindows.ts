/** A window for pictures of examples. Lengths in px. */
export type PictureWindow = { name: string; width: number; height: number };

export const DESKTOP: PictureWindow = { name: 'desktop', width: 1440, height: 900 };

/** Windows of every example that pins none. */
const EVERYWHERE = [DESKTOP, { name: 'phone', width: 390, height: 844 }];

/**
 * Returns the windows for an example. An example that pins a window (`viewport: { value: '844x390' }`) has only that one: in
 * others it equals the example that it varies.
 */
export function windowsFor(pinned: string | undefined): readonly PictureWindow[] {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(pinned ?? '') ?? [];
  if (width === undefined || height === undefined) return EVERYWHERE;
  const size = { width: Number(width), height: Number(height) };
  const known = EVERYWHERE.find((each) => each.width === size.width && each.height === size.height);
  return [known ?? { name: `${width}x${height}`, ...size }];
}
