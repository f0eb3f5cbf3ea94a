import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import { centreOf } from '../name-ring/nameRings.ts';

/** What `ProgressGlyph` takes besides the attributes of its `svg`. */
export type ProgressGlyphProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** The current slide, from 0. */
  index: number;
  /** How many slides there are. */
  count: number;
};

/**
 * A small ring per slide, filled up to the current one. It has no meaning alone: put words next to it. Renders an `svg`.
 * At this size no eye tells a grown ring from a circle, which weighs a tenth.
 */
export function ProgressGlyph({ index, count, className, ...rest }: ProgressGlyphProps) {
  return (
    <svg
      {...rest}
      className={classNames('gt-progress-glyph', className)}
      viewBox="-106 -106 212 212"
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, place) => count - 1 - place).map((place) => {
        const radius = Math.round(100 * (0.2 + (0.8 * (place + 1)) / count));
        const { cx, cy } = centreOf(radius);
        return (
          <circle
            key={place}
            cx={Math.round(cx)}
            cy={Math.round(cy)}
            r={radius}
            data-filled={place <= index || undefined}
          />
        );
      })}
    </svg>
  );
}
