import { classNames } from '../classNames.ts';
import { growRings } from '../rings/growRings.ts';
import { ringsPath } from '../rings/ringsPath.ts';
import { seedOf } from '../rings/seedOf.ts';

type MissingPictureProps = {
  /** Turns the rings: the same words draw the same rings. */
  seed: string;
  /** What the picture would have shown; said in its place. */
  alt: string;
  className?: string | undefined;
};

/** Rings in the theme's deep colour where a picture should be. Renders a `span`. */
export function MissingPicture({ seed, alt, className }: MissingPictureProps) {
  const turn = seedOf(seed);
  const rings = growRings({
    cx: -14,
    cy: 16,
    from: 4,
    step: 13,
    count: 10,
    seed: turn,
    lean: 0.2,
    wobble: 0.016,
  });
  return (
    <span className={classNames('gt-picture', className)} data-missing="">
      <svg viewBox="-100 -100 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d={ringsPath(rings)} />
      </svg>
      {alt && <span className="gt-visually-hidden">{alt}</span>}
    </span>
  );
}
