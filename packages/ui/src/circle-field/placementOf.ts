import type { Placement } from './layouts.ts';
import type { FieldShape } from './placeCircles.ts';

/** Where the arrangement of a hero and four leaves room, for a circle that says nothing of tablets and phones. */
const FREE: Placement = { offset: 101, degree: 353 };

/** Where a circle stands in a field of this shape. Without a place on phones it is a row there, and this its fallback. */
export function placementOf(
  circle: { desktop: Placement; tablet?: Placement | undefined; mobile?: Placement | undefined },
  shape: FieldShape,
): Placement {
  if (shape === 'desktop') return circle.desktop;
  if (shape === 'phone') return circle.mobile ?? circle.desktop;
  return circle.tablet ?? circle.mobile ?? FREE;
}
