import type { Box, PlacedCircle } from './placeCircles.ts';

/** Photos may overlap by this share of the smaller diameter. */
const OVERLAP = 0.12;

/** Part of a photo with the face: an ellipse, 44% wide and 52% high, its centre at 46% of the height. */
const FACE = { width: 0.44, height: 0.52, centre: 0.46 };

/**
 * Finds circles that collide with another photo (12% overlap is fine), a tag, a face, the edges of the field (tags may
 * reach `margin` px over its sides) or a keep-out rectangle. Returns their indexes, sorted.
 */
export function findCollisions(
  circles: readonly PlacedCircle[],
  field: { width: number; height: number; margin?: number },
  keepOut: readonly Box[] = [],
): number[] {
  const found = new Set<number>();
  circles.forEach((circle, index) => {
    if (leaves(circle, field) || keepOut.some((box) => touches(circle, box) || intersect(circle.tag, box))) {
      found.add(index);
    }
    circles.slice(index + 1).forEach((other, step) => {
      if (overlaps(circle, other)) {
        found.add(index);
        found.add(index + 1 + step);
      }
    });
  });
  return [...found].sort((a, b) => a - b);
}

function leaves(
  { x, y, d, tag }: PlacedCircle,
  field: { width: number; height: number; margin?: number },
): boolean {
  const margin = (field.margin ?? 12) + 0.5;
  const sides = tag.left < -margin || tag.right > field.width + margin;
  const photo = x - d / 2 < -0.5 || x + d / 2 > field.width + 0.5 || y - d / 2 < -0.5;
  return sides || photo || Math.max(tag.bottom, y + d / 2) > field.height + 0.5;
}

function overlaps(a: PlacedCircle, b: PlacedCircle): boolean {
  const between = Math.hypot(a.x - b.x, a.y - b.y);
  const overlap = (a.d + b.d) / 2 - between;
  return (
    overlap > OVERLAP * Math.min(a.d, b.d) ||
    intersect(a.tag, b.tag) ||
    coversFace(a.tag, b) ||
    coversFace(b.tag, a)
  );
}

function intersect(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function touches({ x, y, d }: PlacedCircle, box: Box): boolean {
  return Math.hypot(x - nearest(x, box.left, box.right), y - nearest(y, box.top, box.bottom)) < d / 2;
}

function coversFace(tag: Box, { x, y, d }: PlacedCircle): boolean {
  const cy = y + (FACE.centre - 0.5) * d;
  const dx = (nearest(x, tag.left, tag.right) - x) / ((FACE.width * d) / 2);
  const dy = (nearest(cy, tag.top, tag.bottom) - cy) / ((FACE.height * d) / 2);
  return Math.hypot(dx, dy) < 1;
}

function nearest(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value));
}
