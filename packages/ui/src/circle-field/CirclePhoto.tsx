import { Picture } from '../picture/Picture.tsx';
import type { CircleItem } from './circleItem.ts';
import { linesOf } from './linesOf.ts';
import { photoSizes } from './photoSizes.ts';

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
          sizes={photoSizes(circle)}
          loading={loading}
          missingSeed={words}
        />
      </span>
    </span>
  );
}
