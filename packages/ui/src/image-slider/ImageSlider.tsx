import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../classNames.ts';
import type { ImageSliderProps } from './imageSliderProps.ts';
import { readingDirection } from './readingDirection.ts';
import { SliderControls } from './SliderControls.tsx';
import { SliderFigure } from './SliderFigure.tsx';

import { useSlideGestures } from './useSlideGestures.ts';
import { wishOfKey } from './wishOfKey.ts';

export type { ImageSliderProps, SliderImage } from './imageSliderProps.ts';

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
