import { type CampusEvent, isPastEvent, nextEventEnd } from '@tamarack-lowe/content-model';
import { useEffect, useState } from 'react';
import { useHydrated } from '../../client/prehydration/hydration.tsx';

type NowOf = {
  /** Moment of the build, ms since 1970: counts as now until React has hydrated the page. */
  builtAt: number;
  events: readonly CampusEvent[];
  /** Time zone of events that have none of their own. */
  firmZone: string | undefined;
};

/** Longest wait of a timer. */
const DAY_MS = 86_400_000;

/** Returns the moment (ms since 1970) at which the visitor opened the page, and a later one once an event has ended. */
export function useNow({ builtAt, events, firmZone }: NowOf): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isOver = (moment: number) => events.map((event) => isPastEvent(event, moment, firmZone)).join();
    const look = () => {
      clearTimeout(timer);
      const moment = Date.now();
      // Keeps the moment while no event ends, so that nothing renders again.
      setNow((before) => (isOver(before) === isOver(moment) ? before : moment));
      const next = nextEventEnd(events, moment, firmZone) ?? moment + DAY_MS;
      timer = setTimeout(look, next - moment);
    };
    look();
    // Timers fire late in a background tab and after the machine slept.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [events, firmZone]);
  return useHydrated() ? now : builtAt;
}
