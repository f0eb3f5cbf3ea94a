import sharp from 'sharp';
import type { Original } from '../../table/Content.server.ts';

/** Librsvg draws nothing sharper than this, dots per inch. */
const DENSEST = 2400;
const SCREEN_DPI = 72;

/** The largest square of a picture around what must stay visible in it, upright, without transparency; its side in px. */
export async function squareOf({ file, focal }: Original, side: number): Promise<Buffer> {
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  const scale = side / Math.min(width, height);
  const density = file.endsWith('.svg') ? Math.min(DENSEST, SCREEN_DPI * scale) : SCREEN_DPI;
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const inside = (room: number, share: number) =>
    Math.max(0, Math.min(room - side, Math.round((room * share) / 100 - side / 2)));
  return sharp(file, { density })
    .autoOrient()
    .resize(size.width, size.height)
    .extract({
      left: inside(size.width, focal.x),
      top: inside(size.height, focal.y),
      width: side,
      height: side,
    })
    .removeAlpha()
    .toBuffer();
}
