import sharp from 'sharp';

/** A decoded picture: four bytes per pixel (red, green, blue, alpha), row by row. */
export type Pixels = { data: Buffer; width: number; height: number };

/** Decodes a picture file of any format. */
export async function pixelsOf(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Step that channels are rounded to where the colour changes: edges and dithered gradients are half of a file. */
const STEP = 16;

/** Encodes a picture as a small file. Plain areas keep their colour; elsewhere channels are rounded by half a step at most. */
export async function fileOf({ data, width, height }: Pixels): Promise<Buffer> {
  const colours = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const rounded = Buffer.from(data);
  const same = (at: number, other: number) => (colours[at] === colours[other] ? 1 : 0);
  for (let at = 0; at < colours.length; at++) {
    const around = same(at, at - 1) + same(at, at + 1) + same(at, at - width) + same(at, at + width);
    if (around > 2) continue;
    for (let byte = at * 4; byte < at * 4 + 3; byte++)
      rounded[byte] = Math.min(255, Math.round((data[byte] ?? 0) / STEP) * STEP);
  }
  const picture = sharp(rounded, { raw: { width, height, channels: 4 } });
  return picture.removeAlpha().webp({ lossless: true, effort: 4 }).toBuffer();
}

/** Scales a picture to half its width and height: each pixel is the mean of four. */
export function halved({ data, width, height }: Pixels): Pixels {
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  const small = Buffer.alloc(half.width * half.height * 4);
  for (let at = 0; at < small.length; at++) {
    const pixel = at >> 2;
    const from = (2 * Math.floor(pixel / half.width) * width + 2 * (pixel % half.width)) * 4 + (at & 3);
    const below = from + width * 4;
    const sum = (data[from] ?? 0) + (data[from + 4] ?? 0) + (data[below] ?? 0) + (data[below + 4] ?? 0);
    small[at] = Math.round(sum / 4);
  }
  return { data: small, ...half };
}
