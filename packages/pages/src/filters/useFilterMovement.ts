import { useLayoutEffect, useRef } from 'react';

/** Class of elements that move or fade in. */
const MOVED = 'filters-moved';

/** The fields, and the items of the list with the headings between them. */
const PARTS = '.filters, .filters-list :is(li, h2)';

/**
 * Moves the fields of a filter and the items of its list from their old places to the new ones, and fades new items in
 * (filters.css). The returned function makes a callback after which they move.
 */
export function useFilterMovement() {
  const before = useRef<Map<HTMLElement, DOMRect>>(null);

  useLayoutEffect(() => {
    const old = before.current;
    before.current = null;
    if (!old) return;
    // A movement that still runs would be measured too.
    for (const part of old.keys()) part.classList.remove(MOVED);
    for (const [part, { left, top }] of placesOfParts()) {
      const from = old.get(part);
      if (from?.left === left && from.top === top) continue;
      part.style.cssText = from
        ? `--filters-from: ${from.left - left}px ${from.top - top}px`
        : '--filters-opacity: 0';
      part.classList.add(MOVED);
      part.onanimationend = () => part.classList.remove(MOVED);
    }
  });

  return <A extends unknown[]>(change: (...values: A) => void) =>
    (...values: A) => {
      before.current = placesOfParts();
      change(...values);
    };
}

function placesOfParts(): Map<HTMLElement, DOMRect> {
  const parts = document.querySelectorAll<HTMLElement>(PARTS);
  return new Map(Array.from(parts, (part) => [part, part.getBoundingClientRect()]));
}
