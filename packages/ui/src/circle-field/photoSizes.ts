import { squareSizes } from '../picture/squareSizes.ts';
import type { CircleItem } from './circleItem.ts';

/** On phones less than drawn: three dots per px then take the picture of a little more than two, which weighs half. */
const PHOTO_SIZES = {
  s: '(width < 768px) 106px, (width < 1800px) 168px, 224px',
  m: '(width < 768px) 106px, (width < 1800px) 206px, 288px',
  l: '(width < 768px) 106px, (width < 1800px) 252px, 350px',
  xl: '(width < 768px) and (resolution > 2x) 118px, (width < 768px) 152px, (width < 1800px) 372px, 520px',
  xxl: '(width < 768px) 206px, (width < 1800px) 456px, 780px',
} as const;

/** `sizes` of the photo of a circle. */
export function photoSizes({ size, picture }: Pick<CircleItem, 'size' | 'picture'>): string {
  return squareSizes(PHOTO_SIZES[size], picture);
}
