import { type ComponentPropsWithRef, memo, useState } from 'react';
import { classNames } from '../mergeProps.ts';
import { useDrawn } from '../rings/ringContext.ts';
import { ringPath } from '../rings/rings.ts';
import { type GlyphDisc, glyphDiscs } from './glyphDiscs.ts';

/** What `ProgressGlyph` takes besides the attributes of its `svg`. */
export type ProgressGlyphProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'name'> & {
  /** The current slide, from 0. */
  index: number;
  /** How many slides there are. */
  count: number;
  /** The name whose rings these are. Default: nobody's, a ring for each slide after the first. */
  name?: string | undefined;
};

/**
 * The rings of a name, as `NameRing` draws them, in colour as far as the current slide. It has no meaning alone: put
 * words next to it. Built pages have circles, which weigh a tenth; once the script runs, rings appear over them and hide
 * them: they may be of a name that no built page knows. Renders an `svg`.
 */
export function ProgressGlyph({ index, count, name = '', className, ...rest }: ProgressGlyphProps) {
  const [first] = useState(name);
  const drawn = useDrawn();
  const rings = drawn ? glyphDiscs(name, index, count).toReversed() : [];
  return (
    <svg
      {...rest}
      className={classNames('gt-progress-glyph', className)}
      viewBox="-104 -104 208 208"
      aria-hidden="true"
    >
      {glyphDiscs(first, index, count)
        .toReversed()
        .map(({ cx, cy, radius, colour, filled }) => (
          <circle
            key={radius}
            cx={Math.round(cx)}
            cy={Math.round(cy)}
            r={Math.round(radius * INSIDE)}
            fill={colour}
            data-filled={filled || undefined}
          />
        ))}
      {drawn && (
        <g key={name} strokeWidth={Math.min(5, 30 / rings.length)}>
          {rings.map((ring) => (
            <GlyphRing key={ring.radius} {...ring} />
          ))}
        </g>
      )}
    </svg>
  );
}

/** Of the radius of its ring: an uneven ring hides a circle of this size. */
const INSIDE = 0.92;

/** One ring of the name. Its curves take long to find: a press of the deck draws the rings whose colour changes, and no others. */
const GlyphRing = memo(function GlyphRing({ colour, filled, ...ring }: GlyphDisc) {
  return <path d={ringPath(ring, { points: 18 })} fill={colour} data-filled={filled || undefined} />;
});
