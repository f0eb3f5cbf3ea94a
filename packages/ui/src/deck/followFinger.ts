import { isPinchZoomed } from '../pinchZoom.ts';
import { inReadingOrder, TREMBLE } from './gestures.ts';

/**
 * Moves the track with a finger, and colours the ring of the next slide. Where no slide is rendered, the track follows a
 * quarter of the way. `data-drag` is `on` during the movement, and `back` while the track returns; a step to another slide
 * removes it. With reduced motion the track does not move. Stops with the signal.
 */
export function followFinger(deck: HTMLElement, signal: AbortSignal): void {
  const { dataset } = deck;
  const track = deck.querySelector<HTMLElement>('.gt-deck__track');
  let start: PointerEvent | undefined;
  let ring: SVGElement | undefined;

  const onPointer = (event: PointerEvent) => {
    const { type, pointerType, pointerId } = event;
    if (type === 'pointerdown') start = pointerType === 'mouse' || isPinchZoomed() ? undefined : event;
    if (!track || start?.pointerId !== pointerId) return;
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    const forward = inReadingOrder(dx, deck) < 0;
    const current = deck.querySelector('[data-current]');
    const slide = forward ? current?.nextElementSibling : current?.previousElementSibling;

    ring?.removeAttribute('style');
    if (ring?.dataset.filled === 'next') delete ring.dataset.filled;
    if (type === 'pointermove') {
      if (dataset.drag !== 'on' && (Math.abs(dx) < TREMBLE || Math.abs(dx) <= Math.abs(dy))) return;
      dataset.drag = 'on';
      const shows = slide?.firstElementChild?.checkVisibility();
      track.style.translate = `calc(${shows ? dx : dx / 4}px * var(--gt-motion))`;
      ring = forward && shows ? emptyRing(deck) : undefined;
      if (!ring) return;
      ring.dataset.filled = 'next';
      ring.style.opacity = `${Math.abs(dx) / innerWidth}`;
    } else if (type !== 'pointerdown') {
      if (dataset.drag) dataset.drag = 'back';
      track.style.translate = '';
      start = undefined;
    }
  };
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const) {
    deck.addEventListener(type, onPointer, { signal });
  }
}

/** Returns the smallest ring without colour, which is the last one in the document. */
function emptyRing(deck: Element): SVGElement | undefined {
  return [...deck.querySelectorAll<SVGElement>('.gt-progress-glyph path:not([data-filled])')].at(-1);
}
