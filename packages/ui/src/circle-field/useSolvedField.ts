import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useHydrated } from '../useHydrated.ts';
import { type CircleItem, estimatedLines } from './circleItem.ts';
import { fieldShapeOf, overhangOf, placementOf } from './fieldShape.ts';
import type { Box } from './placeCircles.ts';
import { solveField } from './solveField.ts';

/**
 * Layout of a field: `placed`, or `grid` (two columns) if text or window leave too little room. `overhangs`, in px, are for
 * tags that wrap into more lines than the style sheet estimates.
 */
type SolvedField = {
  layout: 'placed' | 'grid';
  shrinks: readonly number[];
  overhangs: readonly (number | undefined)[];
};

/**
 * Corrects the positions of the style sheet, which knows neither the size of tags nor keep-out elements
 * (`[data-gt-keep-out]` in the same deck). Measures both, shrinks circles that collide, or switches to the grid layout.
 */
export function useSolvedField(
  ref: RefObject<HTMLElement | null>,
  circles: readonly CircleItem[],
): SolvedField {
  const [solved, setSolved] = useState(PLACED);
  const hydrated = useHydrated();
  const isHydrated = useEffectEvent(() => hydrated);

  useLayoutEffect(() => {
    const field = ref.current;
    if (!field) return;
    let gridConditions: string | undefined;
    const measure = () => {
      // On a slide that is not rendered, the field has no size; the observer calls again later.
      if (!field.checkVisibility()) return;
      // Before the web fonts load, text has the wrong width.
      if (document.fonts.status === 'loading') return;
      const conditions = [window.innerWidth, window.innerHeight, textSize(), document.fonts.size].join();
      // A grid is measured again only after window, text size or fonts change.
      if (gridConditions === conditions) return;
      const next = measurePlaced(field, circles);
      gridConditions = next.layout === 'grid' ? conditions : undefined;
      // Without a new object, a field that looks the same renders no more.
      setSolved((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    // After hydration the observer measures with the next layout, so that the hydration task stays short.
    if (isHydrated()) measure();
    const observer = new ResizeObserver(measure);
    // The parent may have no box of its own (`display: contents`), so the field is observed.
    observer.observe(field);
    // A grid keeps its size in a higher window, where circles may have room again.
    const slide = field.closest('.gt-slide');
    if (slide) observer.observe(slide);
    // Text size and fonts may change while the field keeps its size.
    const words = field.querySelector('.gt-circle__tag') ?? slide?.querySelector('.gt-slide__text');
    if (words) observer.observe(words);
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [ref, circles]);

  return solved;
}

/** The positions of the style sheet, without corrections. */
const PLACED: SolvedField = { layout: 'placed', shrinks: [], overhangs: [] };

/** Grid of two columns in the flow. */
const GRID: SolvedField = { layout: 'grid', shrinks: [], overhangs: [] };

/** Root font size from which the layout is always the grid: 200 % of the default. */
const LARGE_TEXT_PX = 32;
/** Height of a row below the field on phones, px. */
const ROW_PX = 60;

/**
 * Measures and solves a field in the `placed` layout. In the grid layout, field and tags have other sizes, so `data-layout`
 * changes for the measurement. A render instead could come after the next measurement, which would then measure the grid.
 */
function measurePlaced(field: HTMLElement, circles: readonly CircleItem[]): SolvedField {
  const { layout = PLACED.layout } = field.dataset;
  if (layout === PLACED.layout) return measureField(field, circles);
  field.dataset.layout = PLACED.layout;
  const solution = measureField(field, circles);
  field.dataset.layout = layout;
  return solution;
}

/** Solves a field from its measured tags and the elements over its slide. */
function measureField(field: HTMLElement, circles: readonly CircleItem[]): SolvedField {
  if (textSize() >= LARGE_TEXT_PX) return GRID;
  const shape = fieldShapeOf(window.innerWidth, window.innerHeight);
  if (shape === 'desktop' && !hasRoomForWords(field)) return GRID;
  // Other layouts are in the flow, where circles cannot collide.
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
    circles: placed.map(({ circle, index }) => ({
      size: circle.size,
      placement: placementOf(circle, shape),
      tag: { width: tags[index]?.offsetWidth ?? 0, height: tags[index]?.offsetHeight ?? 0 },
    })),
    keepOut: shape === 'desktop' ? keepOutBoxes(field) : [],
  });
  if (solution.layout === 'grid') return GRID;
  const shrinks = circles.map(() => 1);
  const overhangs: (number | undefined)[] = circles.map(() => undefined);
  placed.forEach(({ circle, index }, place) => {
    const tag = tags[index];
    shrinks[index] = solution.shrinks[place] ?? 1;
    if (tag && renderedLines(tag) !== estimatedLines(circle, shape === 'phone')) {
      overhangs[index] = overhangOf(tag.offsetHeight, shape);
    }
  });
  const isUnchanged = !shrinks.some((shrink) => shrink < 1) && !overhangs.some((overhang) => overhang);
  return isUnchanged ? PLACED : { layout: 'placed', shrinks, overhangs };
}

/** Counts the lines of a tag: its padding is less than a line. */
function renderedLines(tag: HTMLElement): number {
  return Math.floor(tag.offsetHeight / Number.parseFloat(getComputedStyle(tag).lineHeight));
}

/** Least window height for circles at the sides of a ring, in root font sizes: 560 px by default. */
const RING_LINES = 35;

/** False if the text of the slide has to scroll: only the grid layout keeps it clear of header and controls. */
function hasRoomForWords(field: HTMLElement): boolean {
  if (field.dataset.kind === 'ring') return window.innerHeight >= RING_LINES * textSize();
  const slide = field.closest('.gt-slide__scroll');
  return !slide || slide.scrollHeight <= slide.clientHeight + 1;
}

/** Boxes of the elements over a slide (`[data-gt-keep-out]` in the same deck), in px from the top left of the field. */
function keepOutBoxes(field: HTMLElement): Box[] {
  const deck = field.closest('.gt-deck');
  const slide = field.closest('.gt-deck__slide');
  if (!deck || !slide) return [];
  // Keep-out elements are at the same position on each slide.
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

/** Root font size, which visitors may change, in px. */
function textSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
