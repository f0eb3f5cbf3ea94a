import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { PhotoCircle } from '../bark/PhotoCircle.tsx';
import { IconButton } from '../button/Button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.tsx';
import { classNames } from '../mergeProps.ts';
import { Picture, type PictureSource } from '../picture/Picture.tsx';
import { readingDirection } from './readingDirection.ts';
import { useSlideGestures } from './useSlideGestures.ts';

/**
 * Pictures in circles, one in focus, the next one looking in from the edge. Swipe, keys or buttons; a change lasts 0.6 s,
 * can be turned round on its way, and never waits. Without script they are a row that the browser scrolls. Renders a
 * `section`.
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

  function show(wished: number) {
    if (wished === index || !images[wished]) return;
    setIndex(wished);
    onShow?.({ index: wished });
  }
  useSlideGestures(row, { index, count, onStep: (by) => show(index + by) });

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const wished = wishOfKey(event.key, { index, count, onwards: readingDirection(event.currentTarget) });
    if (wished === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    // The deck around listens to the same keys.
    event.stopPropagation();
    event.preventDefault();
    show(wished);
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
            // Pictures of a story never change places: their place tells them apart from their like.
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

/** A picture of the slider with what is said about it, usually a `Quote` on a card. */
export type SliderImage = { picture?: PictureSource | undefined; alt: string; caption?: ReactNode };

/** What `ImageSlider` takes besides the attributes of its `section`. */
export type ImageSliderProps = Omit<ComponentPropsWithRef<'section'>, 'children' | 'onChange'> & {
  /** Name of the slider. */
  label: string;
  images: readonly SliderImage[];
  /** Names of the buttons. */
  previousLabel: string;
  nextLabel: string;
  /** Where we are, such as "3 of 5": another name for each picture. */
  positionLabel: (position: { number: number; count: number }) => string;
  /** What a slider is called, for assistive technology. Default: what assistive technology says for a region. */
  roleDescription?: string;
  /** What a picture of it is called. */
  slideRoleDescription?: string;
  /** Another picture is in focus. */
  onShow?: (shown: { index: number }) => void;
  /** How the pictures are fetched; the first one only is ever `eager`. Default `lazy`. */
  loading?: 'eager' | 'lazy';
};

type SliderFigureProps = {
  image: SliderImage;
  /** Where it stands, such as "3 of 5". */
  label: string;
  roleDescription: string | undefined;
  loading: 'eager' | 'lazy';
};

/** A picture of the slider in its circle, with what is said about it. Renders a `figure`. */
function SliderFigure({ image, label, roleDescription, loading }: SliderFigureProps) {
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

type SliderControlsProps = {
  /** The picture in focus, from 0, and how many there are. */
  index: number;
  count: number;
  /** Where that is, such as "3 of 5". */
  position: string;
  previousLabel: string;
  nextLabel: string;
  onShow: (index: number) => void;
};

/** Where we are, and two buttons. Renders a `div`. */
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

/** The place that a key asks for; `onwards` is 1 where text runs to the right, else -1. Other keys ask for none. */
function wishOfKey(
  key: string,
  { index, count, onwards }: { index: number; count: number; onwards: number },
): number | undefined {
  const wishes: Record<string, number> = {
    ArrowRight: index + onwards,
    ArrowLeft: index - onwards,
    Home: 0,
    End: count - 1,
  };
  return wishes[key];
}
