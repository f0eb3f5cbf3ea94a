import { type RefObject, useEffect, useRef, useState } from 'react';
import { nearestSlide } from './nearestSlide.ts';

/** How long a row may take to arrive where browsers do not say `scrollend` (Safari before 26.2), in ms. */
const ARRIVAL_MS = 900;

/**
 * The place in a row that the browser scrolls and snaps. `show` names a target at once and scrolls there, the last one
 * wins; a swipe changes the place as it goes.
 */
export function useSlideRow(row: RefObject<HTMLElement | null>): {
  index: number;
  show: (index: number) => void;
} {
  const [index, setIndex] = useState(0);
  const target = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const settle = () => {
      clearTimeout(timer.current);
      target.current = null;
      setIndex(nearestSlide(startsOf(element), element.scrollLeft));
    };
    const follow = () => {
      if (target.current === null) setIndex(nearestSlide(startsOf(element), element.scrollLeft));
    };
    element.addEventListener('scroll', follow, { passive: true });
    element.addEventListener('scrollend', settle);
    return () => {
      clearTimeout(timer.current);
      element.removeEventListener('scroll', follow);
      element.removeEventListener('scrollend', settle);
    };
  }, [row]);

  function show(wished: number) {
    const element = row.current;
    const start = element && startsOf(element)[wished];
    if (!element || start === undefined || start === null) return;
    target.current = wished;
    setIndex(wished);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      target.current = null;
    }, ARRIVAL_MS);
    element.scrollTo({ left: start });
  }

  return { index, show };
}

function startsOf(row: HTMLElement): number[] {
  const slides = [...row.children].filter((slide) => slide instanceof HTMLElement);
  const first = slides[0];
  return slides.map((slide) => startOf(slide) - (first ? startOf(first) : 0));
}

/** The edge of a slide from which text runs. */
function startOf(slide: HTMLElement): number {
  return getComputedStyle(slide).direction === 'rtl'
    ? slide.offsetLeft + slide.offsetWidth
    : slide.offsetLeft;
}
