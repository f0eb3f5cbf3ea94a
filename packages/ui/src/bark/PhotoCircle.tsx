import type { ReactNode } from 'react';
import { seedOf } from '../rings/rings.ts';
import { useBark } from './useBark.ts';

type PhotoCircleProps = {
  /** Text that seeds the bark: a name always has the same bark. */
  words: string;
  /** Mean gap between its rings, as in `Bark`. */
  step?: number;
  /** The picture. */
  children: ReactNode;
};

/** A photo in a circle with its bark, for cards, figures and the image slider. Renders a `span` as wide as its parent. */
export function PhotoCircle({ words, step, children }: PhotoCircleProps) {
  return (
    <span className="gt-photo-circle">
      <Bark words={words} step={step} />
      <span className="gt-photo-circle__disc">{children}</span>
    </span>
  );
}

type BarkProps = {
  /** Text that seeds the rings: a name always has the same bark. */
  words: string;
  /** Mean gap between the rings, in percent of the photo's radius: the larger the photo, the less. Default 3.2. */
  step?: number | undefined;
};

/**
 * Thin rings around a photo that fills a circle: three, and two more (`.gt-bark__grown`) on hover and focus. Renders an
 * `svg` that covers its parent; decorative, rendered in the browser only.
 */
export function Bark({ words, step = 3.2 }: BarkProps) {
  const bark = useBark(seedOf(words), step);
  return (
    <svg className="gt-bark" viewBox="-100 -100 200 200" aria-hidden="true">
      {bark && <path d={bark.rest} />}
      {bark && <path className="gt-bark__grown" d={bark.grown} />}
    </svg>
  );
}
