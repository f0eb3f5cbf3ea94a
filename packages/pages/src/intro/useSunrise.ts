import type { Light, VisitorType } from '@tamarack-lowe/content-model';
import type { Flood } from '@tamarack-lowe/ui/flood';
import { FLOOD_DURATIONS_MS } from '@tamarack-lowe/ui/flood-durations';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { motionReduced } from '../browser.ts';

/** A choice of visitor type: who, in which light, and the circle that was pressed. */
export type SunriseChoice = { type: VisitorType; light: Light; circle: Element };

/**
 * Sets out for the slides: settles once the visitor is on the way, and fails when they cannot be had. `delayMs` is how
 * long that should take at least; `left` is aborted once the page is left.
 */
export type OnChoice = (choice: { type: VisitorType; delayMs: number; left: AbortSignal }) => Promise<void>;

type Sunrise = { ring: RefObject<Element | null>; onChoice: OnChoice };

/** Without movement there is nothing to wait for, except that the second click of a double click finds no new page. */
const QUIET_SETUP_MS = 500;

/**
 * A page that takes longer is not waited for under the light, ms: a document may be on its way instead, and whoever stops
 * that one, or comes back from it, finds the choices again.
 */
const PATIENCE_MS = 5000;

/** Where the light lands: the slide that came, and what says how far along it is. */
const SLIDE = '.gt-deck__slide[data-current]';
const PROGRESS = '.gt-progress-glyph';

const loadFlood = () => import('@tamarack-lowe/ui/flood');

/**
 * Choosing who one is: light rises from the circle while the slides are set up, and brings the first of them as soon as
 * it covers the window. The light is loaded when the visitor comes near a control (`prepare`) and is never needed: a
 * choice counts without it.
 */
export function useSunrise({ ring, onChoice }: Sunrise) {
  const [failed, setFailed] = useState<SunriseChoice | null>(null);
  const chosen = useRef(false);
  const visit = useRef(new AbortController());
  const flood = useRef<Flood | null>(null);
  const patience = useRef<ReturnType<typeof setTimeout>>(undefined);

  const giveUp = useCallback(() => {
    clearTimeout(patience.current);
    flood.current?.leave();
    chosen.current = false;
  }, []);

  useLayoutEffect(() => {
    const here = new AbortController();
    visit.current = here;
    addEventListener('pagehide', giveUp, { signal: here.signal });
    return () => {
      here.abort();
      clearTimeout(patience.current);
      // The page that comes is in the document then, and not painted yet.
      queueMicrotask(() => flood.current && settle(flood.current));
    };
  }, [giveUp]);

  async function lightUp({ light, circle }: SunriseChoice) {
    const { startFlood } = await loadFlood();
    if (visit.current.signal.aborted || !chosen.current) return;
    flood.current = startFlood({
      circle,
      ground: light,
      ring: ring.current?.lastElementChild,
      picture: circle.firstElementChild,
    });
  }

  function setOut({ type }: SunriseChoice) {
    const delayMs = motionReduced() ? QUIET_SETUP_MS : FLOOD_DURATIONS_MS.cover;
    return onChoice({ type, delayMs, left: visit.current.signal });
  }

  /** Does nothing while a choice is on its way: the second click of a double click belongs to the first. */
  function rise(choice: SunriseChoice) {
    if (chosen.current) return;
    chosen.current = true;
    setFailed(null);
    lightUp(choice).catch(() => undefined);
    setOut(choice).then(
      () => {
        if (!visit.current.signal.aborted) patience.current = setTimeout(giveUp, PATIENCE_MS);
      },
      () => {
        giveUp();
        setFailed(choice);
      },
    );
  }

  return { prepare: () => void loadFlood().catch(() => undefined), rise, failed };
}

/** The light goes where the first slide stands: its words at once, then its circles, its rings last. */
function settle(flood: Flood) {
  const slide = document.querySelector(SLIDE);
  if (!slide) return flood.leave();
  const circles = [...slide.querySelectorAll('.gt-circle')].filter((circle) => circle.checkVisibility());
  flood.land({
    circles,
    place: document.querySelector(PROGRESS),
    photo: circles[0]?.querySelector('.gt-circle__photo'),
    rings: slide.querySelector('.gt-field-rings'),
  });
}
