import type { RefObject } from 'react';
import { useAfterPaint } from '../after-paint/useAfterPaint.ts';
import { useNear } from './useNear.ts';
import { useReach } from './useReach.ts';
import { useSettled } from './useSettled.ts';

/** What a slide shows of the change that is drawn. */
export type DrawnSlide = {
  /** It has come: a frame after it was asked for. */
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
  // The movement begins in the frame of the press. What comes, with its title in place of another, and what can be
  // reached have frames of their own, so that none is long: the browser looks at all that is on a slide for each.
  const come = useAfterPaint(index);
  const unlocked = useAfterPaint(come);
  const settled = useSettled(index, change);
  const gone = useAfterPaint(settled);
  const near = useNear(deck, settled);
  const moving = settled !== index;
  const passes = useReach(index, settled);

  function sideOf(place: number): DrawnSlide['side'] {
    const current = place === index ? come : index;
    return place < current ? 'before' : place > current ? 'after' : undefined;
  }

  return {
    /** Where the track is, or moves to. */
    index,
    canReach: (place: number) => place === unlocked || place === gone,
    slide: (place: number): DrawnSlide => ({
      current: place === come,
      side: sideOf(place),
      shown: passes(place) || near(place),
      passing: moving && passes(place),
    }),
  };
}
