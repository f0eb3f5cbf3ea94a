import { deck } from '@tamarack-lowe/stories';
import type { FieldShape } from '@tamarack-lowe/ui/internal/place-circles';
import type { CircleSize, Placement } from '@tamarack-lowe/ui/layouts';
import type { PictureSource } from '@tamarack-lowe/ui/picture';

/** A circle of the map: words (a line break where the tag has one) and photo of a real slide, and where it stands. */
export type MapCircle = { words: string; picture: PictureSource; size: CircleSize; placement: Placement };

/** Fields of real windows, px: a desktop of 1440 × 900, a tablet of 834 × 1194, a phone of 390 × 844. */
export const MAP_FIELDS: Record<FieldShape, { width: number; height: number }> = {
  desktop: { width: 820, height: 700 },
  tablet: { width: 722, height: 640 },
  phone: { width: 350, height: 440 },
};

const joined = (words: string | readonly string[]) => (typeof words === 'string' ? words : words.join('\n'));

/** The circles of a discover slide for students as they stand in a window of this shape. Phones leave rows out. */
export function mapCircles(slide: number, shape: FieldShape): MapCircle[] {
  const circles = deck.discover?.student?.slides[slide]?.circles ?? [];
  return circles.flatMap(({ text, mobileText, picture, size, desktop, tablet, mobile }) => {
    const phone = shape === 'phone';
    const placement = phone ? mobile : shape === 'tablet' ? (tablet ?? mobile ?? desktop) : desktop;
    if (!placement) return [];
    return [{ words: joined(phone ? (mobileText ?? text) : text), picture, size, placement }];
  });
}
