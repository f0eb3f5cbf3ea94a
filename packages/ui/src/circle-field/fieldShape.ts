import type { CircleSize, Placement } from './layouts.ts';

/** Which table of diameters is used. */
export type FieldShape = 'desktop' | 'tablet' | 'phone';

/** Least diameter, share of the field's width, share of its height, greatest diameter: the numbers of the `field-*.css`. */
const DIAMETERS: Record<FieldShape, Record<CircleSize, readonly [number, number, number, number]>> = {
  desktop: {
    s: [104, 0.167, 0.2, 224],
    m: [104, 0.205, 0.24, 288],
    l: [108, 0.24, 0.28, 350],
    xl: [140, 0.362, 0.42, 520],
    xxl: [168, 0.54, 0.62, 780],
  },
  tablet: {
    s: [104, 0.208, 0.21, 224],
    m: [104, 0.225, 0.24, 288],
    l: [108, 0.263, 0.28, 350],
    xl: [140, 0.4, 0.42, 520],
    xxl: [168, 0.54, 0.62, 780],
  },
  phone: {
    s: [104, 0.284, 0.262, 132],
    m: [104, 0.3, 0.277, 140],
    l: [108, 0.322, 0.298, 156],
    xl: [128, 0.415, 0.384, 210],
    xxl: [150, 0.58, 0.5, 290],
  },
};

/** The diameter of a circle in a field of this width and height, in px. */
export function diameterOf(size: CircleSize, width: number, height: number, shape: FieldShape): number {
  const [least, ofWidth, ofHeight, most] = DIAMETERS[shape][size];
  return Math.min(most, Math.max(least, Math.min(ofWidth * width, ofHeight * height)));
}

/** The shape of a field in a window of this size, in px; none where circles stand in the flow. */
export function fieldShapeOf(width: number, height: number): FieldShape | undefined {
  if (width < 480 && height < 480) return undefined;
  // A low window stands in three columns of two.
  if (width >= 600 && height < 560) return undefined;
  if (width < 768) return 'phone';
  // A square stands upright, as in the style sheet.
  return width <= 1112 && height >= width ? 'tablet' : 'desktop';
}

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

/** How far a tag lies on its photo, in px. */
export const TAG_OVERLAP = 26;

/** How far a tag of this height hangs below its photo, at least what the style sheet keeps free for one line. */
export function overhangOf(tagHeight: number): number {
  return Math.max(TAG_OVERLAP, tagHeight - TAG_OVERLAP);
}
