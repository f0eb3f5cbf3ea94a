import { type RefObject, useEffect, useEffectEvent } from 'react';
import { inReadingOrder, listenToWheel, swipeStep } from '../deck/gestures.ts';
import { followPinchZoom, isPinchZoomed } from '../pinchZoom.ts';

type Place = { index: number; count: number; onStep: (by: number) => void };

/** Share of a drag beyond the first or last picture by which the row moves. */
const GIVE = 0.3;

const POINTER = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

/**
 * Turns swipes and a sideways wheel into steps from picture to picture: 1, -1, or 0 for none. The row follows the finger.
 * Handled events do not propagate, so that a deck around the slider does not move.
 */
export function useSlideGestures(row: RefObject<HTMLElement | null>, { index, count, onStep }: Place): void {
  const step = useEffectEvent((element: Element, by: number) => onStep(inReadingOrder(by, element)));
  const drag = useEffectEvent((element: Element, dx: number) => {
    const end = inReadingOrder(dx, element) < 0 ? count - 1 : 0;
    return index === end ? dx * GIVE : dx;
  });

  useEffect(() => {
    const element = row.current;
    // A swipe may begin on the controls, which can be beside the picture.
    const area = element?.parentElement;
    if (!element || !area) return;
    const stop = new AbortController();
    const { signal } = stop;
    let start: PointerEvent | undefined;
    signal.addEventListener('abort', followPinchZoom(area));

    function handlePointer(event: PointerEvent) {
      const { style } = element as HTMLElement;
      if (event.type === 'pointerdown') {
        // A mouse selects text; a second finger zooms, and one finger pans a zoomed page.
        if (event.pointerType === 'mouse' || !event.isPrimary || isPinchZoomed()) return;
        event.stopPropagation();
        start = event;
      } else if (start?.pointerId === event.pointerId) {
        const dx = event.clientX - start.clientX;
        const dy = event.clientY - start.clientY;
        const ms = event.timeStamp - start.timeStamp;
        const held = event.type === 'pointermove';
        style.transition = held ? 'none' : '';
        style.translate = held ? `${drag(element as Element, dx)}px` : '';
        if (!held) start = undefined;
        if (event.type === 'pointerup') step(element as Element, swipeStep({ dx, dy, ms }));
      }
    }

    for (const type of POINTER) area.addEventListener(type, handlePointer, { signal });
    listenToWheel(
      element,
      (by, event) => {
        // A deck around the slider would go to its next slide.
        event.stopPropagation();
        step(element, by);
      },
      signal,
    );
    return () => stop.abort();
  }, [row]);
}
