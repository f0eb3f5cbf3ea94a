import { type CampusEvent, isPastEvent, nextEventEnd } from '@tamarack-lowe/content-model';
import { useEffect, useState } from 'react';
import { useHydrated } from '../../visit/hydrated.tsx';

type NowOf = {
  /** The moment of the build, ms since 1970: that is now until React has the page. */
  builtAt: number;
  events: readonly CampusEvent[];
  /** Zone of events that name none. */
  firmZone: string | undefined;
};

/** Timers go on within a day at most: none of ours waits longer. */
const DAY_MS = 86_400_000;

/**
 * A moment by the visitor's clock, ms since 1970, in whatever zone that is: as the page opened, and anew when an event
 * has ended since.
 */
export function useNow({ builtAt, events, firmZone }: NowOf): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isOver = (moment: number) => events.map((event) => isPastEvent(event, moment, firmZone)).join();
    const look = () => {
      clearTimeout(timer);
      const moment = Date.now();
      // The same moment, as long as no event ends: nothing is drawn anew.
      setNow((before) => (isOver(before) === isOver(moment) ? before : moment));
      const next = nextEventEnd(events, moment, firmZone) ?? moment + DAY_MS;
      timer = setTimeout(look, next - moment);
    };
    look();
    // Timers of a page that lies in the background, or of a machine that slept, come late.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [events, firmZone]);
  return useHydrated() ? now : builtAt;
}
