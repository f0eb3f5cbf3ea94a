import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { PhotoCircle } from '../bark/PhotoCircle.tsx';
import { IconButton } from '../button/Button.tsx';
import { inReadingOrder } from '../deck/gestures.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.tsx';
import { classNames } from '../mergeProps.ts';
import { Picture, type PictureSource } from '../picture/Picture.tsx';
import { useSlideGestures } from './useSlideGestures.ts';

/** A picture of the slider with its caption, usually a `Quote` on a card. */
export type SliderImage = { picture?: PictureSource | undefined; alt: string; caption?: ReactNode };

/** Props of `ImageSlider`, besides the attributes of its `section`. */
export type ImageSliderProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'onChange'> & {
  /** Name of the slider. */
  label: string;
  images: readonly SliderImage[];
  /** Names of the buttons. */
  previousLabel: string;
  nextLabel: string;
  /** Position, such as "3 of 5": a different name for each picture. */
  positionLabel: (position: { number: number; count: number }) => string;
  /** Role description of the slider, for assistive technology. Default: that of a region. */
  roleDescription?: string;
  /** Role description of a picture. */
  slideRoleDescription?: string;
  /** Called when another picture becomes the current one. */
  onShow?: (shown: { index: number }) => void;
  /** Loading of the first picture; the others are always `lazy`. Default `lazy`. */
  loading?: 'eager' | 'lazy';
};

/**
 * Pictures in circles, one of them current, the next one visible at the edge. Swipe, keys and buttons change it in 0.6 s, and
 * can reverse a change at any time. Without scripts the row scrolls. Renders a `section`.
 */
export function ImageSlider({
  label,
  images,
  previousLabel,
  nextLabel,
  positionLabel,
  roleDescription,
  slideRoleDescription,
  onShow,
  loading = 'lazy',
  className,
  ...rest
}: ImageSliderProps) {
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const count = images.length;
  const position = (place: number) => positionLabel({ number: place + 1, count });

  function show(next: number) {
    if (next === index || !images[next]) return;
    setIndex(next);
    onShow?.({ index: next });
  }
  useSlideGestures(row, { index, count, onStep: (by) => show(index + by) });

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const next = indexAfterKey(event.key, { index, count, forward: inReadingOrder(1, event.currentTarget) });
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // A deck around the slider listens to the same keys.
    event.stopPropagation();
    event.preventDefault();
    show(next);
  }

  return (
    <section
      aria-roledescription={roleDescription}
      aria-label={label}
      {...rest}
      className={classNames('gt-image-slider', className)}
      onKeyDown={handleKey}
    >
      <ul ref={row} className="gt-image-slider__row">
        {images.map((image, place) => (
          <li
            // Pictures of a story never change their order, so the position is a stable key.
            key={position(place)}
            className="gt-image-slider__slide"
            data-place={place - index}
            onFocus={() => show(place)}
          >
            <SliderFigure
              image={image}
              label={position(place)}
              roleDescription={slideRoleDescription}
              loading={place > 0 ? 'lazy' : loading}
            />
          </li>
        ))}
      </ul>
      <SliderControls
        {...{ index, count, previousLabel, nextLabel }}
        position={position(index)}
        onShow={show}
      />
    </section>
  );
}

type SliderFigureProps = {
  image: SliderImage;
  /** Position, such as "3 of 5". */
  label: string;
  roleDescription: string | undefined;
  loading: 'eager' | 'lazy';
};

/** A picture of the slider in its circle, with its caption. Renders a `figure`. */
function SliderFigure({ image, label, roleDescription, loading }: SliderFigureProps) {
  const { picture, alt, caption } = image;
  return (
    <figure className="gt-image-slider__figure" aria-roledescription={roleDescription} aria-label={label}>
      <PhotoCircle words={alt} step={2.4}>
        <Picture
          picture={picture}
          alt={alt}
          // A scene is a third wider than the circle that crops it. 3x screens load a file for about 2x: half the bytes.
          sizes="(width >= 768px) 827px, (resolution > 2x) 300px, 427px"
          loading={loading}
        />
      </PhotoCircle>
      {caption && <figcaption className="gt-image-slider__caption">{caption}</figcaption>}
    </figure>
  );
}

type SliderControlsProps = {
  /** Index of the current picture, from 0, and number of pictures. */
  index: number;
  count: number;
  /** Position, such as "3 of 5". */
  position: string;
  previousLabel: string;
  nextLabel: string;
  onShow: (index: number) => void;
};

/** Position and two buttons. Renders a `div`. */
function SliderControls(props: SliderControlsProps) {
  const { index, count, position, previousLabel, nextLabel, onShow } = props;
  return (
    <div className="gt-image-slider__controls">
      <output className="gt-image-slider__position">{position}</output>
      <IconButton label={previousLabel} disabled={index === 0} onClick={() => onShow(index - 1)}>
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        label={nextLabel}
        variant="filled"
        disabled={index === count - 1}
        onClick={() => onShow(index + 1)}
      >
        <ChevronRightIcon />
      </IconButton>
    </div>
  );
}

/** Returns the index that a key leads to, undefined for other keys; `forward` is 1 in left-to-right text, else -1. */
function indexAfterKey(
  key: string,
  { index, count, forward }: { index: number; count: number; forward: number },
): number | undefined {
  const targets: Record<string, number> = {
    ArrowRight: index + forward,
    ArrowLeft: index - forward,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}
