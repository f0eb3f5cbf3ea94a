import { type ComponentProps, useLayoutEffect, useRef } from 'react';

/** Class of the page while its fields move. */
const MOVED = 'filters-moved';

/**
 * Moves the fields of a filter, and all that follows them, from their old place to the new one when a choice hides or shows
 * what stands above (filters.css), in windows where it does. The fields cover hidden elements before these disappear. Call
 * `note` before the choice. `fields`: props of the element around the fields, a child of the page.
 */
export function useFilterMovement() {
  const ref = useRef<HTMLDivElement>(null);
  const noted = useRef<number>(null);
  const topOfFields = () => ref.current?.getBoundingClientRect().top ?? 0;

  useLayoutEffect(() => {
    const page = ref.current?.parentElement;
    if (!page || noted.current === null) return;
    // A movement that still runs would be measured too.
    page.style.cssText = '';
    page.classList.remove(MOVED);
    const top = topOfFields();
    const move = noted.current - top;
    noted.current = null;
    if (move === 0) return;
    page.classList.add(MOVED);
    page.style.cssText = `--filters-overlap: ${top - topOfFields()}px; --filters-move: ${move}px`;
  });

  const onAnimationEnd: ComponentProps<'div'>['onAnimationEnd'] = ({ target, currentTarget }) => {
    if (target === currentTarget) currentTarget.parentElement?.classList.remove(MOVED);
  };
  const note = () => {
    noted.current = topOfFields();
  };
  return { fields: { ref, onAnimationEnd }, note };
}
