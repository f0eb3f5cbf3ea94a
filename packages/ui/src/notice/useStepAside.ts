import { type RefObject, useLayoutEffect } from 'react';

/** Where a notice may stand, in the order in which it tries; CSS draws them. */
const PLACES = ['bottom-start', 'bottom-end', 'top'] as const;

/** Room for the focus outline around a box, px. */
const OUTLINE = 8;

/** What can be pressed or typed in. */
const CONTROLS = 'a[href], button, input, select, summary';

/**
 * Moves an element to the first of its places (`data-place`) where it covers least: of what can be pressed as it comes,
 * and of what has focus after that; mostly nothing.
 */
export function useStepAside(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const notice = element.current;
    if (!notice) return;
    const leave = (targets: readonly Element[], places: readonly string[]) => {
      const boxes = targets
        .filter((target) => !notice.contains(target) && target.checkVisibility())
        .map((target) => target.getBoundingClientRect());
      const covered = () => {
        const box = notice.getBoundingClientRect();
        return boxes.reduce((sum, target) => sum + overlap(target, box), 0);
      };
      if (covered() === 0) return;
      const shares = places.map((place) => {
        notice.dataset.place = place;
        return covered();
      });
      notice.dataset.place = places[shares.indexOf(Math.min(...shares))];
    };
    // At the top it would lie on the header, which no scrolling brings out.
    leave([...document.querySelectorAll(CONTROLS)], PLACES.slice(0, 2));
    const stepAside = () => {
      const focused = document.activeElement;
      if (focused && focused !== document.body) leave([focused], PLACES);
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
