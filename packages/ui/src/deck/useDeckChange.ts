import { type RefObject, useLayoutEffect } from 'react';
import { useAfterPaint } from '../after-paint/useAfterPaint.ts';
import { useNear } from './useNear.ts';
import { useReach } from './useReach.ts';
import { useSettled } from './useSettled.ts';

/** What a slide shows of the change that is drawn. */
export type DrawnSlide = {
  /** It is the page: its title is the first heading, and what drifts on it drifts. */
  current: boolean;
  /** Which way its layers lie, seen from the slide that is shown. */
  side: 'before' | 'after' | undefined;
  /** It can be seen on the way, or is near enough to be drawn ahead. */
  shown: boolean;
  /** It moves. */
  passing: boolean;
};

/**
 * Draws a change of the deck to `index` frame by frame, because browsers look at all that is on a slide for each part:
 *
 * 1. in the frame of the press the track begins to move, and what lies over the slides answers;
 * 2. the layers of the slide that leaves move;
 * 3. the layers of the slide that comes move;
 * 4. it is the current one, with the title of the page;
 * 5. it can be reached.
 */
export function useDeckChange(
  deck: RefObject<HTMLElement | null>,
  index: number,
  change: 'slide' | 'reset' | 'none',
) {
  const left = useAfterPaint(index);
  const come = useAfterPaint(left);
  const current = useAfterPaint(come);
  const unlocked = useAfterPaint(current);
  const settled = useSettled(index, change);
  const gone = useAfterPaint(settled);
  const near = useNear(settled);
  const moving = settled !== left;
  const passes = useReach(left, settled);

  // To be asked, a browser finds the styles of a part in the task that draws it: the frame has only to lay it out and to
  // paint it. Both at once take a phone long.
  useLayoutEffect(() => {
    for (const slide of deck.current?.querySelectorAll('.gt-deck__slide') ?? []) slide.checkVisibility();
  });

  function sideOf(place: number): DrawnSlide['side'] {
    const seenFrom = place === left ? come : left;
    return place < seenFrom ? 'before' : place > seenFrom ? 'after' : undefined;
  }

  return {
    /** Where the track is, or moves to. */
    index,
    canReach: (place: number) => place === unlocked || place === gone,
    slide: (place: number): DrawnSlide => ({
      current: place === current,
      side: sideOf(place),
      shown: passes(place) || near(place),
      passing: moving && passes(place),
    }),
  };
}
