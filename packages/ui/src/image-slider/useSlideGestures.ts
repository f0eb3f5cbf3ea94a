import { type RefObject, useEffect, useEffectEvent } from 'react';
import { swipeStep } from '../deck/swipeStep.ts';
import { makeWheelReader } from '../deck/wheelReader.ts';
import { dragOf } from './dragOf.ts';

type Step = { index: number; count: number; onStep: (by: -1 | 1) => void };

/**
 * Swipes and a sideways wheel as steps from picture to picture. A finger takes the row along; what happens here stays
 * here, so that a deck around keeps still.
 */
export function useSlideGestures(row: RefObject<HTMLElement | null>, { index, count, onStep }: Step): void {
  const rtl = useEffectEvent(() => row.current !== null && getComputedStyle(row.current).direction === 'rtl');
  const step = useEffectEvent((by: -1 | 0 | 1) => {
    const onwards = rtl() ? -by : by;
    if (onwards !== 0) onStep(onwards > 0 ? 1 : -1);
  });
  const drag = useEffectEvent((dx: number) => {
    const first = index === 0;
    const last = index === count - 1;
    return dragOf(dx, rtl() ? { left: first, right: last } : { left: last, right: first });
  });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const readWheel = makeWheelReader();
    let start: { id: number; x: number; y: number; time: number } | undefined;

    /** Where the row is while a finger holds it, in px; without it, its own place. */
    const hold = (dx?: number) => {
      element.style.transition = dx === undefined ? '' : 'none';
      element.style.translate = dx === undefined ? '' : `${dx}px`;
    };
    const letGo = (event: PointerEvent) => {
      if (start?.id !== event.pointerId) return;
      const [dx, dy, ms] = [event.clientX - start.x, event.clientY - start.y, event.timeStamp - start.time];
      start = undefined;
      hold();
      if (event.type === 'pointerup') step(swipeStep({ dx, dy, ms }));
    };

    element.addEventListener(
      'pointerdown',
      (event) => {
        // A mouse selects text; a second finger zooms.
        if (event.pointerType === 'mouse' || !event.isPrimary) return;
        event.stopPropagation();
        start = { id: event.pointerId, x: event.clientX, y: event.clientY, time: event.timeStamp };
      },
      { signal },
    );
    element.addEventListener(
      'pointermove',
      (event) => start?.id === event.pointerId && hold(drag(event.clientX - start.x)),
      { signal },
    );
    element.addEventListener('pointerup', letGo, { signal });
    element.addEventListener('pointercancel', letGo, { signal });
    element.addEventListener(
      'wheel',
      (event) => {
        const { horizontal, by } = readWheel(event);
        if (!horizontal) return;
        // The browser would go back in history, and a deck around to its next slide.
        event.preventDefault();
        event.stopPropagation();
        step(by);
      },
      { signal, passive: false },
    );
    return () => stop.abort();
  }, [row]);
}
