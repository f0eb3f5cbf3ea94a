import type { FieldShape } from './placeCircles.ts';

/** The shape of a field in a window of this size, in px; none where circles stand in the flow. */
export function fieldShapeOf(width: number, height: number): FieldShape | undefined {
  if (width < 480 && height < 480) return undefined;
  // A low window stands in three columns of two.
  if (width >= 600 && height < 560) return undefined;
  if (width < 768) return 'phone';
  // A square stands upright, as in the style sheet.
  return width <= 1112 && height >= width ? 'tablet' : 'desktop';
}
