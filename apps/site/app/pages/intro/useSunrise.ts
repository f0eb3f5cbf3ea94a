import { PATHS, type VisitorType } from '@tamarack-lowe/content-model';
import { chooseVisitorType, setUpSlides } from '@tamarack-lowe/state';
import { useSiteDispatch } from '@tamarack-lowe/state/react';
import type { Flood } from '@tamarack-lowe/ui/flood';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useVisit } from '../../navigation/SiteRouter.tsx';
import { motionReduced } from '../../shell/motionReduced.ts';

/** A choice of visitor type: who, and the circle that was pressed. */
export type SunriseChoice = { type: VisitorType; circle: Element };

/** Without movement there is nothing to wait for, except that the second click of a double click finds no new page. */
const QUIET_SETUP_MS = 500;

const loadFlood = () => import('@tamarack-lowe/ui/flood');

/**
 * Choosing who one is: light rises from the circle and shrinks the ring into it while the slides are set up, then the
 * discover path. The light is loaded when the visitor comes near a control (`prepare`) and is never needed: a choice
 * counts without it.
 */
export function useSunrise(ring: RefObject<Element | null>) {
  const dispatch = useSiteDispatch();
  const { prefetch } = useVisit();
  const [failed, setFailed] = useState<SunriseChoice | null>(null);
  const chosen = useRef(false);
  const here = useRef(false);
  const flood = useRef<Flood | null>(null);

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      flood.current?.leave();
    };
  }, []);

  async function lightUp({ type, circle }: SunriseChoice) {
    const { startFlood } = await loadFlood();
    if (!here.current || !chosen.current) return;
    const ground = type === 'student' ? 'dawn' : 'dusk';
    flood.current = startFlood({ circle, ground, ring: ring.current?.firstElementChild });
  }

  async function setOut({ type }: SunriseChoice) {
    const delay = motionReduced() ? { delayMs: QUIET_SETUP_MS } : {};
    await dispatch(setUpSlides({ section: 'discover', index: 0, ...delay }));
    if (here.current) await dispatch(chooseVisitorType({ type, from: PATHS.intro }));
  }

  /** Does nothing while a choice is on its way: the second click of a double click belongs to the first. */
  function rise(choice: SunriseChoice) {
    if (chosen.current) return;
    chosen.current = true;
    setFailed(null);
    prefetch(PATHS.discover);
    lightUp(choice).catch(() => undefined);
    setOut(choice).catch(() => {
      flood.current?.leave();
      chosen.current = false;
      setFailed(choice);
    });
  }

  return { prepare: () => void loadFlood().catch(() => undefined), rise, failed };
}
