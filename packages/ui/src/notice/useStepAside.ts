import { type RefObject, useEffect } from 'react';

/** Where a notice may stand, in the order in which it tries; CSS draws them. */
const PLACES = ['bottom-start', 'bottom-end', 'top'] as const;

/** Moves an element to the first of its places (`data-place`) where it does not cover what has focus. */
export function useStepAside(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const notice = element.current;
    if (!notice) return;
    const stepAside = () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body || notice.contains(focused)) return;
      const target = focused.getBoundingClientRect();
      if (!meet(target, notice.getBoundingClientRect())) return;
      const free = PLACES.find((place) => {
        notice.dataset.place = place;
        return !meet(target, notice.getBoundingClientRect());
      });
      notice.dataset.place = free ?? 'top';
    };
    stepAside();
    document.addEventListener('focusin', stepAside);
    return () => document.removeEventListener('focusin', stepAside);
  }, [element]);
}

/** Whether two boxes share a point; a box of 8 px around them keeps room for the focus outline. */
function meet(one: DOMRect, other: DOMRect): boolean {
  const room = 8;
  return (
    one.left < other.right + room &&
    other.left < one.right + room &&
    one.top < other.bottom + room &&
    other.top < one.bottom + room
  );
}
