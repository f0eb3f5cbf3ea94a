/** A disc: its centre and its diameter, in px of the window. */
export type Disc = { x: number; y: number; size: number };

/** Edges of a box, in px of the window. */
type Box = { left: number; right: number; top: number; bottom: number };

/** Points of the way, as shares of it. At its goal a disc covers no words: the page leaves space for it there. */
const POINTS = [0, 0.2, 0.4, 0.6, 0.8];

/** Returns true if a disc that moves and grows evenly covers a part of a box before it is at its goal. */
export function passesBox(from: Disc, to: Disc, { left, right, top, bottom }: Box): boolean {
  if (left === right) return false;
  return POINTS.some((share) => {
    const at = (start: number, end: number) => start + (end - start) * share;
    const x = at(from.x, to.x);
    const y = at(from.y, to.y);
    const distance = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    return distance < at(from.size, to.size) / 2;
  });
}
