import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import { centreOf } from '../name-ring/nameRings.ts';
import { ringPath } from '../rings/ring.ts';

/** What `ProgressGlyph` takes besides the attributes of its `svg`. */
export type ProgressGlyphProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** The current slide, from 0. */
  index: number;
  /** How many slides there are. */
  count: number;
};

/** A small ring per slide, filled up to the current one. It has no meaning alone: put words next to it. Renders an `svg`. */
export function ProgressGlyph({ index, count, className, ...rest }: ProgressGlyphProps) {
  const rings = Array.from({ length: count }, (_, place) => {
    const radius = 100 * (0.2 + (0.8 * (place + 1)) / count);
    const wobble = 0.02 / Math.max(1, count / 5);
    const ring = { ...centreOf(radius), radius, seed: 1.1 + 0.5 * place, wobble };
    const path = ringPath(ring, { points: 12, decimals: 0 });
    return { place, path };
  });
  return (
    <svg
      {...rest}
      className={classNames('gt-progress-glyph', className)}
      viewBox="-106 -106 212 212"
      aria-hidden="true"
    >
      {rings.toReversed().map(({ place, path }) => (
        <path key={place} d={path} data-filled={place <= index || undefined} />
      ))}
    </svg>
  );
}
