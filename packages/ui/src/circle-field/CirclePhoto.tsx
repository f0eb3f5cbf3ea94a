import { Picture, squareSizes } from '../picture/Picture.tsx';
import type { CircleItem } from './circleItem.ts';
import { linesOf } from './linesOf.ts';

/** On phones less than drawn: three dots per px then take the picture of a little more than two, which weighs half. */
const PHOTO_SIZES = {
  s: '(width < 768px) 106px, (width < 1800px) 168px, 224px',
  m: '(width < 768px) 106px, (width < 1800px) 206px, 288px',
  l: '(width < 768px) 106px, (width < 1800px) 252px, 350px',
  xl: '(width < 768px) and (resolution > 2x) 118px, (width < 768px) 152px, (width < 1800px) 372px, 520px',
  xxl: '(width < 768px) 206px, (width < 1800px) 456px, 780px',
} as const;

type CirclePhotoProps = {
  circle: Pick<CircleItem, 'text' | 'picture' | 'size'>;
  loading: 'eager' | 'lazy';
};

/** The photo of a circle. Renders a `span`. */
export function CirclePhoto({ circle, loading }: CirclePhotoProps) {
  const words = linesOf(circle.text).join(' ');
  return (
    <span className="gt-circle__photo">
      <span className="gt-circle__disc">
        <Picture
          picture={circle.picture}
          alt=""
          sizes={squareSizes(PHOTO_SIZES[circle.size], circle.picture)}
          loading={loading}
          fallback="one"
          missingSeed={words}
        />
      </span>
    </span>
  );
}
