import { type ComponentPropsWithRef, useContext, useId } from 'react';
import { classNames } from '../mergeProps.ts';
import { RingShape, shapedRing } from '../rings/ringContext.ts';
import { growRings, ringPath } from '../rings/rings.ts';

/** Props of `BrokenRing`, besides the attributes of its `svg`. */
export type BrokenRingProps = Omit<ComponentPropsWithRef<'svg'>, 'children'> & {
  /** Seed of the rings. Default 2.4. */
  seed?: number;
};

/** The missing wedge, in degrees counter-clockwise from the right. */
const WEDGE = { from: 16, to: 37 };

/** Rings with a missing wedge, for the page of an unknown address. Decorative. Renders an `svg`; the caller sets its size. */
export function BrokenRing({ seed = 2.4, className, ...rest }: BrokenRingProps) {
  const id = useId();
  const shape = useContext(RingShape);
  const rings = growRings(shape({ from: 60, step: 52, count: 14, seed, lean: 0.16 }));
  const [upper, lower] = [far(WEDGE.to), far(WEDGE.from)];
  return (
    <svg
      {...rest}
      className={classNames('gt-broken-ring', className)}
      viewBox="-900 -900 1800 1800"
      aria-hidden="true"
    >
      <clipPath id={id}>
        <path d={`M-3e3-3e3H3e3V3e3H-3e3ZM0 0L${upper}L${lower}Z`} clipRule="evenodd" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path
          className="gt-broken-ring__line"
          d={rings.map((ring) => ringPath(ring, { points: 24, decimals: 0 })).join('')}
        />
      </g>
      <path className="gt-broken-ring__line" d={`M${near(WEDGE.to)}L${upper}M${near(WEDGE.from)}L${lower}`} />
      {PITH.map(({ colour, ring }) => (
        <path
          key={ring.radius}
          className="gt-broken-ring__pith"
          d={ringPath(shapedRing(ring, shape))}
          style={{ fill: colour }}
        />
      ))}
    </svg>
  );
}

const far = (degree: number) => onRay(degree, 2000);
const near = (degree: number) => onRay(degree, 96);

function onRay(degree: number, length: number): string {
  const angle = (degree / 180) * Math.PI;
  return `${Math.round(length * Math.cos(angle))} ${Math.round(-length * Math.sin(angle))}`;
}

const PITH = [
  { colour: 'color-mix(in oklab, var(--gt-color-coral-cut) 50%, var(--gt-color-snow))', radius: 66 },
  { colour: 'var(--gt-color-purple-night)', radius: 52 },
  { colour: 'var(--gt-color-coral-cut)', radius: 40 },
  { colour: 'var(--gt-color-purple-cut)', radius: 27 },
  { colour: 'var(--gt-color-gold)', radius: 12 },
].map(({ colour, radius }, index) => {
  const shift = 20 + (66 - radius) * 0.24;
  return { colour, ring: { cx: -shift, cy: shift, radius, seed: 1 + index * 0.6, wobble: 0.018 } };
});
