import { type RefObject, startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { afterPaint } from '../after-paint/afterPaint.ts';
import { SLIDE_MS, SLIDE_RESET_MS } from '../tokens/durations.ts';

/** State of one slide during a change. */
export type SlideState = {
  /** The current slide: its title is the `h1`, and its bullets drift. */
  current: boolean;
  /** Side of the track, seen from the current slide: its layers are shifted that way. */
  side: 'before' | 'after' | undefined;
  /** Visible during the change, or adjacent and rendered ahead. */
  shown: boolean;
  /** Moves in this change. */
  passing: boolean;
};

/**
 * Spreads a change of the deck to `index` over five frames: each step makes the browser recalculate the styles of a whole
 * slide, and all five at once would delay the answer to the press.
 *
 * 1. In the frame of the press the track starts to move and the controls update.
 * 2. The layers of the outgoing slide move.
 * 3. The layers of the incoming slide move.
 * 4. The incoming slide becomes the current one, with the `h1` of the page.
 * 5. The incoming slide is no longer inert.
 */
export function useDeckChange(
  deck: RefObject<HTMLElement | null>,
  index: number,
  change: 'slide' | 'reset' | 'none',
) {
  const indexForOutgoing = useAfterPaint(index);
  const indexForIncoming = useAfterPaint(indexForOutgoing);
  const current = useAfterPaint(indexForIncoming);
  const unlocked = useAfterPaint(current);
  const settled = useSettled(index, change);
  const previous = useAfterPaint(settled);
  const isAdjacent = useAdjacent(settled);
  const moving = settled !== indexForOutgoing;
  const isPassed = usePassed(indexForOutgoing, settled);

  // `checkVisibility()` makes the browser calculate styles in this task, so that the frame has only layout and paint
  // left. Both in one frame are slow on a phone.
  useLayoutEffect(() => {
    for (const slide of deck.current?.querySelectorAll('.gt-deck__slide') ?? []) slide.checkVisibility();
  });

  function sideOf(place: number): SlideState['side'] {
    const seenFrom = place === indexForOutgoing ? indexForIncoming : indexForOutgoing;
    return place < seenFrom ? 'before' : place > seenFrom ? 'after' : undefined;
  }

  return {
    /** Index that the track stands at or moves to. */
    index,
    /** A change runs. */
    moving,
    canReach: (place: number) => place === unlocked || place === previous,
    slide: (place: number): SlideState => ({
      current: place === current,
      side: sideOf(place),
      shown: isPassed(place) || isAdjacent(place),
      passing: moving && isPassed(place),
    }),
  };
}

/** Delay before the next slide renders ahead, and from there to the previous slide, in ms. */
const REST_MS = 500;
const BETWEEN_MS = 100;

/** Returns a test: is a slide adjacent to one where the deck has rested? Such slides render before visitors go there. */
function useAdjacent(settled: number): (place: number) => boolean {
  const [{ from, to }, setAdjacent] = useState({ from: settled, to: settled });

  // One slide at a time, and never during the movement: the layout of a slide is expensive.
  useEffect(() => {
    const renderAfter = (ms: number, grow: Parameters<typeof setAdjacent>[0]) =>
      setTimeout(() => startTransition(() => setAdjacent(grow)), ms);
    const timers = [
      renderAfter(REST_MS, ({ from, to }) => ({ from, to: Math.max(to, settled + 1) })),
      renderAfter(REST_MS + BETWEEN_MS, ({ from, to }) => ({ from: Math.min(from, settled - 1), to })),
    ];
    return () => timers.forEach(clearTimeout);
  }, [settled]);

  return (place) => place >= from && place <= to;
}

/**
 * Returns a test: does the current change pass a slide? It passes all slides between its targets since the deck last rested,
 * because visitors may turn back.
 */
function usePassed(target: number, settled: number): (place: number) => boolean {
  const [reach, setReach] = useState({ from: target, to: target });
  const rests = target === settled;
  const from = rests ? target : Math.min(reach.from, target, settled);
  const to = rests ? target : Math.max(reach.to, target, settled);
  if (from !== reach.from || to !== reach.to) setReach({ from, to });
  return (place) => place >= from && place <= to;
}

/** Time after the duration of a change until it counts as over, in ms: the animation starts one frame late. */
const LAST_FRAMES_MS = 100;

/** Returns the slide where the deck last rested. A change runs while this is not the current slide. */
function useSettled(index: number, change: 'slide' | 'reset' | 'none'): number {
  const [settled, setSettled] = useState(index);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(index), DECK_DURATIONS_MS[change] + LAST_FRAMES_MS);
    return () => clearTimeout(timer);
  }, [index, change]);

  return settled;
}

/** Duration of each kind of change, in ms. */
const DECK_DURATIONS_MS = { slide: SLIDE_MS, reset: SLIDE_RESET_MS, none: 0 } as const;

/** Number of list items that change in one frame. */
const ITEMS_PER_FRAME = 3;

/**
 * Makes a slide `inert` or interactive: its list items (circles) three a frame, everything else at once. Browsers
 * recalculate the styles of every element whose inertness changes, a hundred a slide; an element that is inert by its own
 * attribute is skipped when its ancestor changes. A slide that is not rendered has no styles yet and changes whole.
 * Returns a function that cancels the remaining frames.
 */
export function lockSlide(slide: HTMLElement, locked: boolean): () => void {
  const items = [...slide.querySelectorAll('li')];
  const perFrame = slide.dataset.shown ? ITEMS_PER_FRAME : items.length;
  let stop = () => {};
  function lockNext() {
    for (const item of items.splice(0, perFrame)) item.inert = locked;
    if (items.length > 0) stop = afterPaint(lockNext);
    else slide.inert = locked;
  }
  if (!locked && slide.inert) {
    for (const item of items) item.inert = true;
    slide.inert = false;
    stop = afterPaint(lockNext);
  } else lockNext();
  return () => stop();
}

/** Returns a value one painted frame late. Of several changes in a frame, the last one counts. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState({ value });
  const follow = useEffectEvent(() => setPainted({ value }));
  // A new value while waiting does not restart the wait.
  const late = painted.value === value ? null : painted;
  useEffect(() => (late ? afterPaint(follow) : undefined), [late]);
  return painted.value;
}
