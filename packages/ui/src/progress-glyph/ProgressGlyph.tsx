import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames.ts';
import { centreOf } from '../name-ring/nameRings.ts';
import { ringPath } from '../rings/ring.ts';
import { useHydrated } from '../useHydrated.ts';

/** What `ProgressGlyph` takes besides the attributes of its `svg`. */
export type ProgressGlyphProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** The current slide, from 0. */
  index: number;
  /** How many slides there are. */
  count: number;
};

/**
 * A small ring per slide, filled up to the current one. It has no meaning alone: put words next to it. Built pages have
 * circles, which weigh a tenth; rings grow out of them once the script runs. Renders an `svg`.
 */
export function ProgressGlyph({ index, count, className, ...rest }: ProgressGlyphProps) {
  const hydrated = useHydrated();
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
        const filled = place <= index || undefined;
        return hydrated ? (
          <path key={place} d={outline({ cx, cy, radius, place, count })} data-filled={filled} />
        ) : (
          <circle key={place} cx={Math.round(cx)} cy={Math.round(cy)} r={radius} data-filled={filled} />
        );
      })}
    </svg>
  );
}

type Outline = { cx: number; cy: number; radius: number; place: number; count: number };

/** Few rings have room to lean their own way; many would cross. */
function outline({ cx, cy, radius, place, count }: Outline): string {
  const wobble = Math.min(0.02, 0.09 / count);
  return ringPath({ cx, cy, radius, seed: 2.1, index: place, wobble }, { points: 12 });
}
