import type { VisitorType } from '@tamarack-lowe/content-model';
import type { Flood } from '@tamarack-lowe/ui/flood';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { motionReduced } from '../browser/motionReduced.ts';

/** A choice of visitor type: who, and the circle that was pressed. */
export type SunriseChoice = { type: VisitorType; circle: Element };

/**
 * Sets out for the slides: settles once the visitor is on the way, and fails when they cannot be had. `delayMs` is how
 * long that should take at least, when it is not as long as always; `left` is aborted once the page is left.
 */
export type OnChoice = (choice: {
  type: VisitorType;
  delayMs: number | undefined;
  left: AbortSignal;
}) => Promise<void>;

type Sunrise = { ring: RefObject<Element | null>; onChoice: OnChoice };

/** Without movement there is nothing to wait for, except that the second click of a double click finds no new page. */
const QUIET_SETUP_MS = 500;

const loadFlood = () => import('@tamarack-lowe/ui/flood');

/**
 * Choosing who one is: light rises from the circle and shrinks the ring into it while the slides are set up, then the
 * discover path. The light is loaded when the visitor comes near a control (`prepare`) and is never needed: a choice
 * counts without it.
 */
export function useSunrise({ ring, onChoice }: Sunrise) {
  const [failed, setFailed] = useState<SunriseChoice | null>(null);
  const chosen = useRef(false);
  const visit = useRef(new AbortController());
  const flood = useRef<Flood | null>(null);

  useEffect(() => {
    const here = new AbortController();
    visit.current = here;
    return () => {
      here.abort();
      flood.current?.leave();
    };
  }, []);

  async function lightUp({ type, circle }: SunriseChoice) {
    const { startFlood } = await loadFlood();
    if (visit.current.signal.aborted || !chosen.current) return;
    const ground = type === 'student' ? 'dawn' : 'dusk';
    flood.current = startFlood({ circle, ground, ring: ring.current?.firstElementChild });
  }

  function setOut({ type }: SunriseChoice) {
    const delayMs = motionReduced() ? QUIET_SETUP_MS : undefined;
    return onChoice({ type, delayMs, left: visit.current.signal });
  }

  /** Does nothing while a choice is on its way: the second click of a double click belongs to the first. */
  function rise(choice: SunriseChoice) {
    if (chosen.current) return;
    chosen.current = true;
    setFailed(null);
    lightUp(choice).catch(() => undefined);
    setOut(choice).catch(() => {
      flood.current?.leave();
      chosen.current = false;
      setFailed(choice);
    });
  }

  return { prepare: () => void loadFlood().catch(() => undefined), rise, failed };
}
