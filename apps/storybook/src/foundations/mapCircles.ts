import { deck } from '@tamarack-lowe/stories';
import type { FieldShape } from '@tamarack-lowe/ui/internal/place-circles';
import type { CircleSize, Placement } from '@tamarack-lowe/ui/layouts';
import type { PictureSource } from '@tamarack-lowe/ui/picture';

/** A circle of the map: text (with the line breaks of the tag), photo, size and place on a real slide. */
export type MapCircle = { words: string; picture: PictureSource; size: CircleSize; placement: Placement };

/** Sizes of fields in px, in windows of 1440 × 900, 834 × 1194 and 390 × 844. */
export const MAP_FIELDS: Record<FieldShape, { width: number; height: number }> = {
  desktop: { width: 820, height: 700 },
  tablet: { width: 722, height: 640 },
  phone: { width: 350, height: 440 },
};

const joined = (words: string | readonly string[]) => (typeof words === 'string' ? words : words.join('\n'));

/** Returns the circles of a `discover` slide for students in a window of this shape, without those that are rows on phones. */
export function mapCircles(slide: number, shape: FieldShape): MapCircle[] {
  const circles = deck.discover?.student?.slides[slide]?.circles ?? [];
  return circles.flatMap(({ text, mobileText, picture, size, desktop, tablet, mobile }) => {
    const phone = shape === 'phone';
    const placement = phone ? mobile : shape === 'tablet' ? (tablet ?? mobile ?? desktop) : desktop;
    if (!placement) return [];
    return [{ words: joined(phone ? (mobileText ?? text) : text), picture, size, placement }];
  });
}
