import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useHydrated } from '../useHydrated.ts';
import { type CircleItem, foreseenLines } from './circleItem.ts';
import { fieldShapeOf, overhangOf, placementOf } from './fieldShape.ts';
import type { Box } from './placeCircles.ts';
import { solveField } from './solveField.ts';

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

/**
 * What the field looks like: `placed` unless the words or the window leave too little room. `overhangs` are the measured
 * ones in px, for tags that wrap into more lines than the style sheet could foresee.
 */
type SolvedField = {
  layout: 'placed' | 'calm';
  shrinks: readonly number[];
  overhangs: readonly (number | undefined)[];
};

/** Where the style sheet alone places everything. */
const PLACED: SolvedField = { layout: 'placed', shrinks: [], overhangs: [] };

/** Two columns in the flow. */
const CALM: SolvedField = { layout: 'calm', shrinks: [], overhangs: [] };

/** Whether two fields look the same. */
function isSameField(a: SolvedField, b: SolvedField): boolean {
  return (
    a.layout === b.layout &&
    a.shrinks.length === b.shrinks.length &&
    a.shrinks.every((shrink, index) => shrink === b.shrinks[index]) &&
    a.overhangs.every((overhang, index) => overhang === b.overhangs[index])
  );
}

/** From this size on (200 % of the usual one) text needs lines of its own. */
const LARGE_TEXT_PX = 32;
/** A row under the field on phones. */
const ROW_PX = 60;

/** Solves a field as it is drawn: by its measured tags, and by what lies over its slide. */
function solveDrawnField(field: HTMLElement, circles: readonly CircleItem[]): SolvedField {
  if (textSize() >= LARGE_TEXT_PX) return CALM;
  const shape = fieldShapeOf(window.innerWidth, window.innerHeight);
  if (shape === 'desktop' && !hasRoomForWords(field)) return CALM;
  // Other arrangements stand in the flow, where nothing can collide.
  if (!shape || field.dataset.kind !== 'field') return PLACED;

  const width = field.clientWidth;
  const rows = shape === 'phone' ? circles.filter(({ mobile }) => !mobile).length * ROW_PX : 0;
  const height = field.clientHeight - rows;
  const placed = circles
    .map((circle, index) => ({ circle, index }))
    .filter(({ circle }) => shape !== 'phone' || circle.mobile);
  const tags = field.querySelectorAll<HTMLElement>('.gt-circle__tag');
  const solution = solveField({
    width,
    height,
    shape,
    edge: Number.parseFloat(getComputedStyle(field).getPropertyValue('--gt-edge')) || 0,
    circles: placed.map(({ circle, index }) => ({
      size: circle.size,
      placement: placementOf(circle, shape),
      tag: { width: tags[index]?.offsetWidth ?? 0, height: tags[index]?.offsetHeight ?? 0 },
    })),
    keepOut: shape === 'desktop' ? keepOutOf(field) : [],
  });
  if (solution.layout === 'calm') return CALM;
  const shrinks = circles.map(() => 1);
  const overhangs: (number | undefined)[] = circles.map(() => undefined);
  placed.forEach(({ circle, index }, place) => {
    const tag = tags[index];
    shrinks[index] = solution.shrinks[place] ?? 1;
    if (tag && drawnLines(tag) !== foreseenLines(circle, shape === 'phone')) {
      overhangs[index] = overhangOf(tag.offsetHeight);
    }
  });
  const isForeseen = shrinks.every((shrink) => shrink === 1) && overhangs.every((each) => each === undefined);
  return isForeseen ? PLACED : { layout: 'placed', shrinks, overhangs };
}

/** Above and below its words a tag has less than a line. */
function drawnLines(tag: HTMLElement): number {
  return Math.floor(tag.offsetHeight / Number.parseFloat(getComputedStyle(tag).lineHeight));
}

/** How many times the text size a window is high at least, for circles to stand at the sides of a ring: 560 px usually. */
const RING_LINES = 35;

/** Words that need more than their window scroll, which only a calm slide keeps from header and controls. */
function hasRoomForWords(field: HTMLElement): boolean {
  if (field.dataset.kind === 'ring') return window.innerHeight >= RING_LINES * textSize();
  const slide = field.closest('.gt-slide__scroll');
  return !slide || slide.scrollHeight <= slide.clientHeight + 1;
}

/** What lies over the slide of a field (`[data-gt-keep-out]` in the same deck), in px from the top left of the field. */
function keepOutOf(field: HTMLElement): Box[] {
  const deck = field.closest('.gt-deck');
  const slide = field.closest('.gt-deck__slide');
  if (!deck || !slide) return [];
  // Slides stand side by side: what lies over the deck lies over each slide at the same place.
  const origin = field.getBoundingClientRect();
  const shift = slide.getBoundingClientRect().left - deck.getBoundingClientRect().left;
  return Array.from(deck.querySelectorAll('[data-gt-keep-out]'), (element) => {
    const box = element.getBoundingClientRect();
    return {
      left: box.left + shift - origin.left,
      right: box.right + shift - origin.left,
      top: box.top - origin.top,
      bottom: box.bottom - origin.top,
    };
  });
}

/** What visitors read by, in px. */
function textSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
