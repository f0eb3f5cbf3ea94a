import { type RefObject, startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { afterPaint } from '../after-paint/afterPaint.ts';
import { SLIDE_MS, SLIDE_RESET_MS } from '../tokens/durations.ts';

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

/** A deck rests for this long before the next slide is drawn, and so much longer before the one before it is, ms. */
const REST_MS = 500;
const BETWEEN_MS = 100;

/** Whether a slide lies beside one that the deck has rested on: it is drawn before it is asked for. */
function useNear(settled: number): (place: number) => boolean {
  const [{ from, to }, setNear] = useState({ from: settled, to: settled });

  // Nothing of the movement waits for them, and neither for the other: a slide is much to lay out.
  useEffect(() => {
    const drawAfter = (ms: number, grow: Parameters<typeof setNear>[0]) =>
      setTimeout(() => startTransition(() => setNear(grow)), ms);
    const timers = [
      drawAfter(REST_MS, ({ from, to }) => ({ from, to: Math.max(to, settled + 1) })),
      drawAfter(REST_MS + BETWEEN_MS, ({ from, to }) => ({ from: Math.min(from, settled - 1), to })),
    ];
    return () => timers.forEach(clearTimeout);
  }, [settled]);

  return (place) => place >= from && place <= to;
}

/** Which slides a deck passes on its way: all it was called to since it rested, for it may turn round between them. */
function useReach(called: number, settled: number): (place: number) => boolean {
  const [reach, setReach] = useState({ from: called, to: called });
  const rests = called === settled;
  const from = rests ? called : Math.min(reach.from, called, settled);
  const to = rests ? called : Math.max(reach.to, called, settled);
  if (from !== reach.from || to !== reach.to) setReach({ from, to });
  return (place) => place >= from && place <= to;
}

/** A change is over this long after its time, in ms: it is drawn from the frame that comes next. */
const LAST_FRAMES_MS = 100;

/** The slide that was last at rest: while it is not the current one, a change is being drawn, from this one on. */
function useSettled(index: number, change: 'slide' | 'reset' | 'none'): number {
  const [settled, setSettled] = useState(index);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(index), DECK_DURATIONS_MS[change] + LAST_FRAMES_MS);
    return () => clearTimeout(timer);
  }, [index, change]);

  return settled;
}

/** How long each kind of change is drawn, in ms. */
const DECK_DURATIONS_MS = { slide: SLIDE_MS, reset: SLIDE_RESET_MS, none: 0 } as const;

/** Items of lists that are locked or unlocked in one frame. */
const AT_ONCE = 3;

/**
 * Locks a slide with `inert`, or unlocks it: items of its lists (circles) three a frame, what stands between them at once.
 * Browsers find the styles of all that is locked or unlocked anew, a hundred elements a slide; what is inert by itself they
 * leave alone when what is around it changes. A slide that is left out has no styles yet, and is locked whole. Returns a
 * function that stops what is still to be done.
 */
export function lockSlide(slide: HTMLElement, locked: boolean): () => void {
  const items = [...slide.querySelectorAll('li')];
  const atOnce = slide.dataset.shown ? AT_ONCE : items.length;
  let stop = () => {};
  function goOn() {
    for (const item of items.splice(0, atOnce)) item.inert = locked;
    if (items.length > 0) stop = afterPaint(goOn);
    else slide.inert = locked;
  }
  if (!locked && slide.inert) {
    for (const item of items) item.inert = true;
    slide.inert = false;
    stop = afterPaint(goOn);
  } else goOn();
  return () => stop();
}

/** A value that follows once the frame in which it changed is painted; of several in a frame the last one. */
export function useAfterPaint<T>(value: T): T {
  const [painted, setPainted] = useState({ value });
  const follow = useEffectEvent(() => setPainted({ value }));
  // Not begun anew by values that come while it waits, only when what it brought is late already.
  const late = painted.value === value ? null : painted;
  useEffect(() => (late ? afterPaint(follow) : undefined), [late]);
  return painted.value;
}
