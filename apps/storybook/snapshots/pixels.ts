import sharp from 'sharp';

/** A picture in memory: four bytes a pixel (red, green, blue, alpha), row by row. */
export type Pixels = { data: Buffer; width: number; height: number };

/** The pixels of a picture file of any format. */
export async function pixelsOf(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Levels of a channel that become one. Gradients are dithered: their noise would make a file twice as large. */
const STEP = 8;

/** A small file with every pixel, each channel at most half a step away. Equal pixels stay equal. */
export async function fileOf({ data, width, height }: Pixels): Promise<Buffer> {
  const rounded = Buffer.from(data.map((level) => Math.min(255, Math.round(level / STEP) * STEP)));
  const picture = sharp(rounded, { raw: { width, height, channels: 4 } });
  return picture.removeAlpha().webp({ lossless: true, effort: 4 }).toBuffer();
}
