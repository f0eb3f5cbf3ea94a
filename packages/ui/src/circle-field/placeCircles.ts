import { diameterOf, type FieldShape, overhangOf, TAG_OVERLAP } from './fieldShape.ts';
import type { CircleSize, Placement } from './layouts.ts';

export { diameterOf, type FieldShape, overhangOf } from './fieldShape.ts';

/** A rectangle; lengths in px from the top left of the field. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** Input of a circle. Lengths in px. */
export type CircleToPlace = {
  size: CircleSize;
  placement: Placement;
  /** Width and height of its tag. */
  tag: { width: number; height: number };
  /** Factor on the diameter, less than 1 after a collision. Default 1. */
  shrink?: number;
};

/** A placed circle: centre and diameter in px, and the box of its tag. */
export type PlacedCircle = { x: number; y: number; d: number; tag: Box };

/**
 * Calculates the positions of `circle-field.css`: 0° points right, degrees run counter-clockwise, 100 reaches the edge of
 * the field on the axes, and no photo or tag leaves it at the top or bottom.
 */
export function placeCircles(
  circles: readonly CircleToPlace[],
  field: { width: number; height: number; shape: FieldShape },
): PlacedCircle[] {
  const { width, height, shape } = field;
  return circles.map(({ size, placement, tag, shrink = 1 }) => {
    const d = diameterOf(size, width, height, shape) * shrink;
    const overhang = overhangOf(tag.height, shape);
    const rx = Math.max(0, width / 2 - 8 - d / 2);
    const ry = Math.max(0, (height - 8 - overhang - d) / 2);
    const angle = (placement.degree / 180) * Math.PI;
    const reach = placement.offset / 100;
    const x = width / 2 + within(rx * reach * Math.cos(angle), rx);
    const y = (height + 8 - overhang) / 2 - within(ry * reach * Math.sin(angle), ry);
    const top = y + d / 2 - TAG_OVERLAP[shape];
    return {
      x,
      y,
      d,
      tag: { left: x - tag.width / 2, right: x + tag.width / 2, top, bottom: top + tag.height },
    };
  });
}

function within(value: number, limit: number): number {
  return Math.min(limit, Math.max(-limit, value));
}
