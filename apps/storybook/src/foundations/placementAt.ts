import { diameterOf, type FieldShape, overhangOf } from '@tamarack-lowe/ui/internal/place-circles';
import type { CircleSize, Placement } from '@tamarack-lowe/ui/layouts';

/** A field with one circle. Lengths in px. */
export type FieldOfOne = {
  width: number;
  height: number;
  shape: FieldShape;
  size: CircleSize;
  tagHeight: number;
};

/** Returns the placement of a circle with its centre at `point`, in whole numbers: the inverse of `placeCircles`. */
export function placementAt(point: { x: number; y: number }, field: FieldOfOne): Placement {
  const { width, height, shape, size, tagHeight } = field;
  const d = diameterOf(size, width, height, shape);
  const overhang = overhangOf(tagHeight, shape);
  const rx = Math.max(1, width / 2 - 8 - d / 2);
  const ry = Math.max(1, (height - 8 - overhang - d) / 2);
  const across = (point.x - width / 2) / rx;
  const up = ((height + 8 - overhang) / 2 - point.y) / ry;
  const degree = Math.round((Math.atan2(up, across) * 180) / Math.PI);
  return { offset: Math.round(Math.hypot(across, up) * 100), degree: (degree + 360) % 360 };
}
