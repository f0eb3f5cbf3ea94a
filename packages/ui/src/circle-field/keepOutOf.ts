import type { Box } from './placeCircles.ts';

/** What lies over the slide of a field (`[data-gt-keep-out]` in the same deck), in px from the top left of the field. */
export function keepOutOf(field: HTMLElement): Box[] {
  const deck = field.closest('.gt-deck');
  const slide = field.closest('.gt-deck__slide');
  if (!deck || !slide) return [];
  // Slides stand side by side: what lies over the deck lies over each slide at the same place.
  const origin = field.getBoundingClientRect();
  const shift = slide.getBoundingClientRect().left - deck.getBoundingClientRect().left;
  return Array.from(deck.querySelectorAll('[data-gt-keep-out]'), (element) => {
    const box = element.getBoundingClientRect();
    return {
      left: box.left + shift - origin.left,
      right: box.right + shift - origin.left,
      top: box.top - origin.top,
      bottom: box.bottom - origin.top,
    };
  });
}
