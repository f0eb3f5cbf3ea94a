import { type RefObject, useEffect } from 'react';

/** Where a notice may stand, in the order in which it tries; CSS draws them. */
const PLACES = ['bottom-start', 'bottom-end', 'top'] as const;

/** Room for the focus outline around a box, px. */
const OUTLINE = 8;

/** Moves an element to the first of its places (`data-place`) where it covers least of what has focus: mostly nothing. */
export function useStepAside(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const notice = element.current;
    if (!notice) return;
    const stepAside = () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || notice.contains(focused)) return;
      const target = focused.getBoundingClientRect();
      if (overlap(target, notice.getBoundingClientRect()) === 0) return;
      const covered = PLACES.map((place) => {
        notice.dataset.place = place;
        return overlap(target, notice.getBoundingClientRect());
      });
      notice.dataset.place = PLACES[covered.indexOf(Math.min(...covered))];
    };
    stepAside();
    document.addEventListener('focusin', stepAside);
    return () => document.removeEventListener('focusin', stepAside);
  }, [element]);
}

/** What a box with its outline shares with another, px². */
function overlap(one: DOMRect, other: DOMRect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left) + OUTLINE;
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) + OUTLINE;
  return Math.max(0, width) * Math.max(0, height);
}
