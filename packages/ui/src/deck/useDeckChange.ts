import type { RefObject } from 'react';
import { useAfterPaint } from '../after-paint/useAfterPaint.ts';
import { useNear } from './useNear.ts';
import { useReach } from './useReach.ts';
import { useSettled } from './useSettled.ts';

/** What a slide shows of the change that is drawn. */
export type DrawnSlide = {
  /** It was asked for. */
  called: boolean;
  /** It has come. */
  current: boolean;
  /** Which way its layers lie, seen from the slide that is shown. */
  side: 'before' | 'after' | undefined;
  /** It can be seen on the way, or is near enough to be drawn ahead. */
  shown: boolean;
  /** It moves. */
  passing: boolean;
};

/** Draws a change of the deck to `index`: what a press asks for at once, frame by frame. */
export function useDeckChange(
  deck: RefObject<HTMLElement | null>,
  index: number,
  change: 'slide' | 'reset' | 'none',
) {
  // Each has a frame of its own, so that none is long: the press, what will move, what leaves, what comes, and what can
  // be reached. To lock or unlock a slide makes the browser look at all that is on it.
  const called = useAfterPaint(index);
  const shown = useAfterPaint(called);
  const come = useAfterPaint(shown);
  const unlocked = useAfterPaint(come);
  const settled = useSettled(shown, change);
  const gone = useAfterPaint(settled);
  const near = useNear(deck, settled);
  const moving = settled !== called;
  const passes = useReach(called, settled);

  function sideOf(place: number): DrawnSlide['side'] {
    const current = place === shown ? come : shown;
    return place < current ? 'before' : place > current ? 'after' : undefined;
  }

  return {
    /** Where the track is, or moves to. */
    index: shown,
    moving,
    canReach: (place: number) => place === unlocked || place === gone,
    slide: (place: number): DrawnSlide => ({
      called: place === called,
      current: place === come,
      side: sideOf(place),
      shown: passes(place) || near(place),
      passing: moving && passes(place),
    }),
  };
}
