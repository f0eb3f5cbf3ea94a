import type { ReactNode } from 'react';
import { Bark } from './Bark.tsx';

type PhotoCircleProps = {
  /** Turn the bark: a name always gets the same. */
  words: string;
  /** Mean gap between its rings, as in `Bark`. */
  step?: number;
  /** The picture. */
  children: ReactNode;
};

/** A photo in a circle with its bark, for cards, figures and the image slider. Renders a `span` as wide as it may be. */
export function PhotoCircle({ words, step, children }: PhotoCircleProps) {
  return (
    <span className="gt-photo-circle">
      <Bark words={words} step={step} />
      <span className="gt-photo-circle__disc">{children}</span>
    </span>
  );
}
