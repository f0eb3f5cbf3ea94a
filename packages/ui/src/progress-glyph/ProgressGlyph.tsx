import { type ComponentPropsWithRef, memo, useState } from 'react';
import { classNames } from '../mergeProps.ts';
import { type RingShapeValue, shapedRing, useRingShape } from '../rings/ringContext.ts';
import { ringPath } from '../rings/rings.ts';
import { type GlyphDisc, glyphDiscs } from './glyphDiscs.ts';

/** Props of `ProgressGlyph`, besides the attributes of its `svg`. */
export type ProgressGlyphProps = Omit<ComponentPropsWithRef<'svg'>, 'children' | 'name'> & {
  /** Index of the current slide, from 0. */
  index: number;
  /** Number of slides. */
  count: number;
  /** Name with one ring for each letter. Default: no name, and one ring for each slide after the first. */
  name?: string | undefined;
};

/**
 * The rings of a name, as in `NameRing`, coloured up to the current slide. Decorative: put words next to it. Built pages
 * have circles, which are a tenth of the bytes; after hydration rings cover them, with the name of the visitor. Renders an
 * `svg`.
 */
export function ProgressGlyph({ index, count, name = '', className, ...rest }: ProgressGlyphProps) {
  const [first] = useState(name);
  const shape = useRingShape();
  const rings = shape ? glyphDiscs(name, index, count).toReversed() : [];
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
      {shape && (
        <g key={name} strokeWidth={Math.min(5, 30 / rings.length)}>
          {rings.map((ring) => (
            <GlyphRing key={ring.radius} shape={shape} {...ring} />
          ))}
        </g>
      )}
    </svg>
  );
}

/** Radius of a circle as a share of its ring's, so that the uneven ring hides it. */
const INSIDE = 0.92;

/** One ring of the name. Curves are slow to calculate: on a change of slide only rings with a new colour render. */
const GlyphRing = memo(function GlyphRing({
  colour,
  filled,
  shape,
  ...ring
}: GlyphDisc & { shape: RingShapeValue }) {
  const path = ringPath(shapedRing(ring, shape), { points: 18 });
  return <path d={path} fill={colour} data-filled={filled || undefined} />;
});
