import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useContext } from 'react';
import { classNames } from '../mergeProps.ts';
import { RingShape, shapedRing, useRingShape } from '../rings/ringContext.ts';
import { type PathPrecision, type Ring, ringPath } from '../rings/rings.ts';
import { centreOf, type NameRingDisc as Disc, nameRings, PITH } from './nameRings.ts';

/** Props of `NameRing`, besides the attributes of its `div`. */
export type NameRingProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** The name as typed, in any script. Empty: three plain rings. */
  name: string;
  /** Content of the white middle, for example a title and a button. Without it the middle is small and gold. */
  children?: ReactNode;
  /** Content on the next ring, positioned from the root, for example portraits. Default none. */
  around?: ReactNode;
  /** A dotted outline around it: the next ring. Default false. */
  next?: boolean;
  /** Leaves the rings out of the built page (about 2 KB compressed) and renders them in the browser. Default false. */
  late?: boolean;
};

/** Radius of the middle with children. */
const WIDE_PITH = 66;
/** Radii of the rings without a name. */
const QUIET = [44, 72, 100];

/** A ring for each letter of a name. Decorative unless it has children. Renders a square `div`; the caller sets its width. */
export function NameRing({
  name,
  children,
  around,
  next = false,
  late = false,
  className,
  style,
  ...rest
}: NameRingProps) {
  const wide = children !== undefined;
  const rendersRings = useRingShape() !== false || !late;
  const shape = useContext(RingShape);
  const pathOf = (ring: Ring, precision?: PathPrecision) => ringPath(shapedRing(ring, shape), precision);
  const discs = nameRings(name, wide ? WIDE_PITH / 100 : 0.2);
  return (
    <div
      {...rest}
      className={classNames('gt-name-ring', className)}
      data-wide={wide || undefined}
      data-quiet={discs.length === 0 || undefined}
      style={{ '--gt-bands': discs.length, ...style } as CSSProperties}
    >
      <svg viewBox="-104 -104 208 208" aria-hidden="true">
        {rendersRings && next && <path className="gt-name-ring__next" d={pathOf(NEXT)} />}
        {discs.length === 0 &&
          QUIET.toReversed().map((radius, index) => (
            <path
              key={radius}
              className="gt-name-ring__quiet"
              d={pathOf(
                { ...centreOf(radius), radius, seed: 1.3 + index * 0.2, wobble: 0.016 },
                { points: 24 },
              )}
            />
          ))}
        {(rendersRings ? discs : [])
          .map((disc, index) => ({ disc, index }))
          .toReversed()
          .map(({ disc, index }) => (
            <NameRingDisc
              key={index}
              disc={disc}
              band={discs.length - 1 - index}
              outline={pathOf({ ...disc, cx: 0, cy: 0, radius: 100 })}
            />
          ))}
        {wide ? (
          <circle className="gt-name-ring__pith" {...centreOf(WIDE_PITH)} r={WIDE_PITH} />
        ) : (
          <path className="gt-name-ring__pith" d={pathOf(PITH, { points: 18 })} />
        )}
      </svg>
      {around}
      {wide && <div className="gt-name-ring__middle">{children}</div>}
    </div>
  );
}

const NEXT = { cx: 2.5, cy: -1.5, radius: 107, seed: 0.8, wobble: 0.006 };

/**
 * A ring, drawn at radius 100 (`outline`) and scaled, so that it eases to its new size when a letter is added. `band`: its
 * place from the outside.
 */
function NameRingDisc({ disc, band, outline }: { disc: Disc; band: number; outline: string }) {
  const scale = disc.radius / 100;
  const place: CSSProperties = { transform: `translate(${disc.cx}px, ${disc.cy}px) scale(${scale})` };
  return (
    <g className="gt-name-ring__disc" style={place}>
      <g style={{ '--gt-band': band } as CSSProperties}>
        <path d={outline} fill={disc.colour} strokeWidth={1.1 / scale} />
        {[0.972, 0.955, 0.918].map((inner) => (
          <path
            key={inner}
            className="gt-name-ring__bark"
            d={outline}
            strokeWidth={0.34 / scale / inner}
            style={{ transform: `scale(${inner})` }}
          />
        ))}
      </g>
    </g>
  );
}
