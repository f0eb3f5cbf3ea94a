import type { ColourScheme, VisitorType } from '@tamarack-lowe/content-model';
import type { Flood } from '@tamarack-lowe/ui/flood';
import { FLOOD_DURATIONS_MS } from '@tamarack-lowe/ui/internal/flood-durations';
import {
  CIRCLE,
  CIRCLE_PHOTO,
  CURRENT_SLIDE,
  FIELD_RINGS,
  PROGRESS_GLYPH,
} from '@tamarack-lowe/ui/internal/parts';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { motionReduced } from '../browser.ts';

/** A choice of visitor type: the type, its colour scheme, and the circle that was pressed. */
export type SunriseChoice = { type: VisitorType; colourScheme: ColourScheme; circle: Element };

/**
 * Starts the navigation to the slides. Resolves once it is under way, and rejects if the slides cannot be loaded. `delayMs`:
 * minimum duration. `left`: aborted when the visitor leaves the page.
 */
export type OnChoice = (choice: { type: VisitorType; delayMs: number; left: AbortSignal }) => Promise<void>;

type Sunrise = { ring: RefObject<Element | null>; words: RefObject<Element | null>; onChoice: OnChoice };

/** Delay with reduced motion, which has no animation: keeps the second click of a double click off the new page. */
const REDUCED_MOTION_DELAY_MS = 500;

/** Time that slides take to render on a slow device, ms: so much earlier they begin, and the first is there when the flood has closed. */
const RENDER_MS = 250;

/**
 * Time after which the flood ends and choices work again, ms: the choice may load a document, and visitors can stop that or
 * come back.
 */
const NAVIGATION_TIMEOUT_MS = 5000;

const loadFlood = () => import('@tamarack-lowe/ui/flood');

/** A choice in progress. `left` is aborted when the visitor leaves the page, or the choice has ended. */
type Run = { left: AbortController; flood?: Flood; timeout?: ReturnType<typeof setTimeout> };

/**
 * Transition from a choice to the slides: a flood grows from the circle while the slides load, and the first slide appears
 * once it covers the window. `prepare` loads its script when the visitor approaches a control. Choices work without it.
 */
export function useSunrise({ ring, words, onChoice }: Sunrise) {
  const [failed, setFailed] = useState<SunriseChoice | null>(null);
  const running = useRef<Run | null>(null);

  const reset = useCallback(() => {
    running.current?.left.abort();
    clearTimeout(running.current?.timeout);
    running.current?.flood?.leave();
    running.current = null;
  }, []);

  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const leave = () => running.current?.left.abort();
    // After Back, this page stays until the previous page has loaded. The choice must not navigate meanwhile.
    addEventListener('popstate', leave, { signal });
    addEventListener('pagehide', reset, { signal });
    return () => {
      listening.abort();
      leave();
      clearTimeout(running.current?.timeout);
      const flood = running.current?.flood;
      running.current = null;
      const content = words.current?.closest('main > *');
      // In a microtask, the next page is in the document, and not painted yet.
      queueMicrotask(() => flood && landOnSlide(flood, content));
    };
  }, [reset, words]);

  async function startFloodOf(run: Run, { colourScheme, circle }: SunriseChoice) {
    const { startFlood } = await loadFlood();
    if (running.current !== run) return;
    run.flood = startFlood({
      circle,
      colourScheme,
      ring: ring.current?.lastElementChild,
      words: words.current,
      picture: circle.firstElementChild,
    });
  }

  /** Ignores further choices while one is in progress, such as the second click of a double click. */
  function rise(choice: SunriseChoice) {
    if (running.current) return;
    const run: Run = { left: new AbortController() };
    running.current = run;
    setFailed(null);
    startFloodOf(run, choice).catch(() => undefined);
    const delayMs = motionReduced() ? REDUCED_MOTION_DELAY_MS : FLOOD_DURATIONS_MS.cover - RENDER_MS;
    onChoice({ type: choice.type, delayMs, left: run.left.signal }).then(
      () => {
        if (running.current === run) run.timeout = setTimeout(reset, NAVIGATION_TIMEOUT_MS);
      },
      () => {
        reset();
        setFailed(choice);
      },
    );
  }

  return { prepare: () => void loadFlood().catch(() => undefined), rise, failed };
}

/** Ends the flood on the first slide: text is visible at once, then circles, then rings. */
function landOnSlide(flood: Flood, left: Element | null | undefined) {
  const slide = document.querySelector(CURRENT_SLIDE);
  if (!slide) return flood.leave();
  const circles = [...slide.querySelectorAll(CIRCLE)].filter((circle) => circle.checkVisibility());
  flood.land({
    left,
    circles,
    place: document.querySelector(PROGRESS_GLYPH),
    photo: circles[0]?.querySelector(CIRCLE_PHOTO),
    rings: slide.querySelector(FIELD_RINGS),
  });
}
