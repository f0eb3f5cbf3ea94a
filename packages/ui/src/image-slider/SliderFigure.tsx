import { PhotoCircle } from '../bark/PhotoCircle.tsx';
import { Picture } from '../picture/Picture.tsx';
import type { SliderImage } from './imageSliderProps.ts';

type SliderFigureProps = {
  image: SliderImage;
  /** Where it stands, such as "3 of 5". */
  label: string;
  roleDescription: string | undefined;
  loading: 'eager' | 'lazy';
};

/** A picture of the slider in its circle, with what is said about it. Renders a `figure`. */
export function SliderFigure({ image, label, roleDescription, loading }: SliderFigureProps) {
  const { picture, alt, caption } = image;
  return (
    <figure className="gt-image-slider__figure" aria-roledescription={roleDescription} aria-label={label}>
      <PhotoCircle words={alt} step={2.4}>
        <Picture
          picture={picture}
          alt={alt}
          // A scene is a third wider than the circle that cuts it. Three dots per px take the picture of a
          // little more than two, which weighs half.
          sizes="(width >= 768px) 827px, (resolution > 2x) 300px, 427px"
          loading={loading}
        />
      </PhotoCircle>
      {caption && <figcaption className="gt-image-slider__caption">{caption}</figcaption>}
    </figure>
  );
}
