import { writeFile } from 'node:fs/promises';
import { cropArea } from '@tamarack-lowe/content-tools/internal/crops';
import sharp from 'sharp';
import type { ImageOutcome } from './images.ts';

/**
 * Decodes one picture in a process of its own, which a hostile picture may crash: `imageWorker <input> <output> [<width> [<ratio>
 * <x> <y>]]`. Prints an `ImageOutcome`. Everything but the picture itself is left out: EXIF, XMP, places, thumbnails. Without
 * `width` it keeps the size, up to the longest side that a site can use. With a ratio it crops around the focal point `x`, `y` in
 * percent.
 */

/** Most pixels of a picture: 100 megapixels. */
const MOST_PIXELS = 100_000_000;
/** Longest side of a stored picture in px; sites render at most half of it. */
const LONGEST_SIDE = 5000;
/** Memory of the process in bytes at which it gives up. */
const MOST_MEMORY = 1_500_000_000;
const MEMORY_LOOK_MS = 50;
const QUALITY = 92;
const THUMBNAIL_QUALITY = 80;

/** Decoders of the formats below; every other decoder of libvips stays locked. */
const DECODERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'];
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS });
sharp.cache(false);
sharp.concurrency(1);

const timer = setInterval(() => {
  if (process.memoryUsage.rss() > MOST_MEMORY) finish({ refused: 'too-many-pixels' });
}, MEMORY_LOOK_MS);
const [input = '', output = '', width, ...crop] = process.argv.slice(2);
finish(await decoded(input, output, width, crop.map(Number)));

async function decoded(
  from: string,
  to: string,
  width: string | undefined,
  [ratio, x = 50, y = 50]: readonly number[],
): Promise<ImageOutcome> {
  try {
    const image = sharp(from, {
      limitInputPixels: MOST_PIXELS,
      failOn: 'warning',
      sequentialRead: true,
      animated: false,
    });
    const {
      autoOrient,
      compression,
      exif,
      format,
      height = 0,
      icc,
      iptc,
      width: wide = 0,
      xmp,
    } = await image.metadata();
    if (!FORMATS.includes(format) || (format === 'heif' && compression !== 'av1'))
      return { refused: 'format' };
    if (wide * height > MOST_PIXELS) return { refused: 'too-many-pixels' };
    const side = width === undefined ? LONGEST_SIDE : Number(width);
    const size =
      width === undefined ? { width: side, height: side, fit: 'inside' as const } : { width: side };
    const whole = image.autoOrient();
    const cut = ratio === undefined ? whole : whole.extract(cropArea(autoOrient, ratio, { x, y }));
    const upright = cut.resize({ ...size, withoutEnlargement: true });
    const coded =
      format === 'jpeg'
        ? upright.jpeg({ quality: width === undefined ? QUALITY : THUMBNAIL_QUALITY, mozjpeg: false })
        : upright.webp({ quality: width === undefined ? QUALITY : THUMBNAIL_QUALITY });
    const { data, info } = await (icc ? coded.withIccProfile('srgb') : coded).toBuffer({
      resolveWithObject: true,
    });
    await writeFile(to, data);
    return {
      width: info.width,
      height: info.height,
      extension: format === 'jpeg' ? '.jpg' : '.webp',
      cleaned: [exif, iptc, xmp].some((each) => each !== undefined),
    };
  } catch (error) {
    return { refused: reasonOf(error instanceof Error ? error.message : '') };
  }
}

function reasonOf(message: string): 'format' | 'too-many-pixels' | 'broken' | 'disk-full' {
  if (/unsupported image format|operation is blocked/i.test(message)) return 'format';
  if (/pixel limit|too large/i.test(message)) return 'too-many-pixels';
  if (/ENOSPC/.test(message)) return 'disk-full';
  return 'broken';
}

function finish(outcome: ImageOutcome): void {
  clearInterval(timer);
  process.stdout.write(JSON.stringify(outcome), () => process.exit(0));
}
