import type { Light, VisitorType } from '@tamarack-lowe/content-model';
import type { Flood } from '@tamarack-lowe/ui/flood';
import { FLOOD_DURATIONS_MS } from '@tamarack-lowe/ui/flood-durations';
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
export type SunriseChoice = { type: VisitorType; light: Light; circle: Element };

/**
 * Starts the navigation to the slides. Resolves once it is under way, and rejects if the slides cannot be loaded. `delayMs`:
 * minimum duration. `left`: aborted when the visitor leaves the page.
 */
export type OnChoice = (choice: { type: VisitorType; delayMs: number; left: AbortSignal }) => Promise<void>;

type Sunrise = { ring: RefObject<Element | null>; onChoice: OnChoice };

/** With reduced motion there is no light to wait for; the delay keeps the second click of a double click off the new page. */
const REDUCED_MOTION_DELAY_MS = 500;

/**
 * After this time the light leaves and choices work again, ms. The choice may have started the load of a document, which
 * visitors can stop, or come back from.
 */
const NAVIGATION_TIMEOUT_MS = 5000;

const loadFlood = () => import('@tamarack-lowe/ui/flood');

/**
 * Transition from a choice to the slides: light rises from the circle while the slides load, and the first slide appears
 * once it covers the window. `prepare` loads the light when the visitor approaches a control. Choices work without it.
 */
export function useSunrise({ ring, onChoice }: Sunrise) {
  const [failed, setFailed] = useState<SunriseChoice | null>(null);
  const choosing = useRef(false);
  const page = useRef(new AbortController());
  const flood = useRef<Flood | null>(null);
  const timeout = useRef<ReturnType<typeof setTimeout>>(undefined);

  const reset = useCallback(() => {
    clearTimeout(timeout.current);
    flood.current?.leave();
    choosing.current = false;
  }, []);

  useLayoutEffect(() => {
    const here = new AbortController();
    page.current = here;
    addEventListener('pagehide', reset, { signal: here.signal });
    return () => {
      here.abort();
      clearTimeout(timeout.current);
      // In a microtask, the next page is in the document, and not painted yet.
      queueMicrotask(() => flood.current && landOnSlide(flood.current));
    };
  }, [reset]);

  async function startLight({ light, circle }: SunriseChoice) {
    const { startFlood } = await loadFlood();
    if (page.current.signal.aborted || !choosing.current) return;
    flood.current = startFlood({
      circle,
      ground: light,
      ring: ring.current?.lastElementChild,
      picture: circle.firstElementChild,
    });
  }

  function startNavigation({ type }: SunriseChoice) {
    const delayMs = motionReduced() ? REDUCED_MOTION_DELAY_MS : FLOOD_DURATIONS_MS.cover;
    const { signal } = page.current;
    const left = new AbortController();
    const leave = () => left.abort();
    signal.addEventListener('abort', leave);
    // After Back, this page stays until the page before has loaded. The choice must not navigate in between.
    addEventListener('popstate', leave, { signal });
    return onChoice({ type, delayMs, left: left.signal });
  }

  /** Ignores further choices while one is in progress, such as the second click of a double click. */
  function rise(choice: SunriseChoice) {
    if (choosing.current) return;
    choosing.current = true;
    setFailed(null);
    startLight(choice).catch(() => undefined);
    startNavigation(choice).then(
      () => {
        if (!page.current.signal.aborted) timeout.current = setTimeout(reset, NAVIGATION_TIMEOUT_MS);
      },
      () => {
        reset();
        setFailed(choice);
      },
    );
  }

  return { prepare: () => void loadFlood().catch(() => undefined), rise, failed };
}

/** Moves the light to the first slide, whose words show at once, then circles, rings last. */
function landOnSlide(flood: Flood) {
  const slide = document.querySelector(CURRENT_SLIDE);
  if (!slide) return flood.leave();
  const circles = [...slide.querySelectorAll(CIRCLE)].filter((circle) => circle.checkVisibility());
  flood.land({
    circles,
    place: document.querySelector(PROGRESS_GLYPH),
    photo: circles[0]?.querySelector(CIRCLE_PHOTO),
    rings: slide.querySelector(FIELD_RINGS),
  });
}
