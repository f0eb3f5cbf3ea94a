import { DIAMETERS } from './diameters.ts';
import type { CircleSize, Placement } from './layouts.ts';

/** Shape of a field: each has its own diameters and placements. */
export type FieldShape = 'desktop' | 'tablet' | 'phone';

/** Overlap of a tag and its photo, in px: less on phones, where photos are small and tags would hide faces. */
export const TAG_OVERLAP: Record<FieldShape, number> = { desktop: 26, tablet: 26, phone: 16 };

/** Space that the style sheet reserves below every photo, in px. */
const LEAST_OVERHANG = 26;

/** Returns the diameter of a circle in a field of this width and height, in px. */
export function diameterOf(size: CircleSize, width: number, height: number, shape: FieldShape): number {
  const [least, ofWidth, ofHeight, most] = DIAMETERS[shape][size];
  return Math.min(most, Math.max(least, Math.min(ofWidth * width, ofHeight * height)));
}

/** Returns the shape of a field in a window of this size, in px; undefined if circles are not placed but in the flow. */
export function fieldShapeOf(width: number, height: number): FieldShape | undefined {
  if (width < 480 && height < 480) return undefined;
  // Low windows have three columns of two circles.
  if (width >= 600 && height < 560) return undefined;
  if (width < 768) return 'phone';
  // A square window counts as portrait, as in the style sheet.
  return width <= 1112 && height >= width ? 'tablet' : 'desktop';
}

/** A free place between the usual five circles, for a circle without placements for tablets and phones. */
const FREE: Placement = { offset: 101, degree: 353 };

/** Returns the place of a circle in a field of this shape. A circle without a place on phones is a row there. */
export function placementOf(
  circle: { desktop: Placement; tablet?: Placement | undefined; mobile?: Placement | undefined },
  shape: FieldShape,
): Placement {
  if (shape === 'desktop') return circle.desktop;
  if (shape === 'phone') return circle.mobile ?? circle.desktop;
  return circle.tablet ?? circle.mobile ?? FREE;
}

/** Returns the overhang of a tag below its photo in px: at least the space that the style sheet reserves. */
export function overhangOf(tagHeight: number, shape: FieldShape): number {
  return Math.max(LEAST_OVERHANG, tagHeight - TAG_OVERLAP[shape]);
}
