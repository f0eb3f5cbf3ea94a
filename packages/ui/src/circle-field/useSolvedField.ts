import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useHydrated } from '../useHydrated.ts';
import type { CircleItem } from './circleItem.ts';
import { solveDrawnField } from './solveDrawnField.ts';
import { isSameField, PLACED, type SolvedField } from './solvedField.ts';
import { textSize } from './textSize.ts';

/**
 * Measures tags and keep-out places (`[data-gt-keep-out]` in the same deck) and steps circles down, or the field to
 * calm, when they collide. The style sheet alone places everything; this mends what it cannot know.
 */
export function useSolvedField(
  ref: RefObject<HTMLElement | null>,
  circles: readonly CircleItem[],
): SolvedField {
  const [solved, setSolved] = useState(PLACED);
  const hydrated = useHydrated();
  const isAlive = useEffectEvent(() => hydrated);

  useLayoutEffect(() => {
    const field = ref.current;
    if (!field) return;
    let calmIn: string | undefined;
    const measure = () => {
      // On a slide that is left out of the page; its field is observed to grow once it comes.
      if (!field.checkVisibility()) return;
      // Until the real fonts are here, words have the wrong width.
      if (document.fonts.status === 'loading') return;
      const room = [window.innerWidth, window.innerHeight, textSize(), document.fonts.size].join();
      // Calm tags have other widths: they say nothing about room until window, text size or typefaces change.
      if (calmIn === room) return;
      if (calmIn) {
        calmIn = undefined;
        setSolved(PLACED);
        requestAnimationFrame(measure);
        return;
      }
      const next = solveDrawnField(field, circles);
      if (next.layout === 'calm') calmIn = room;
      setSolved((before) => (isSameField(before, next) ? before : next));
    };
    // What the browser drew already is measured with the next layout, not in the task that brings the page to life.
    if (isAlive()) measure();
    const observer = new ResizeObserver(measure);
    // Not its parent: that may have no box of its own (`display: contents`).
    observer.observe(field);
    // Text may be made larger or get its typefaces alone, in a field that stays as large as it was.
    const words =
      field.querySelector('.gt-circle__tag') ?? field.closest('.gt-slide')?.querySelector('.gt-slide__text');
    if (words) observer.observe(words);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [ref, circles]);

  return solved;
}
