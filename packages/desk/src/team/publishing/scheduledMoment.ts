import { momentAt, readTimeZone, wallClockAt } from '@tamarack-lowe/content-model/internal/times';

/** Day, time and zone with their moment; or the reason why there is no such moment. */
export type ScheduledMoment =
  | { day: string; time: string; zone: string; at: Date }
  | { problem: 'noSuchZone' | 'noSuchTime' | 'inThePast' };

/**
 * Returns the moment of a day (`YYYY-MM-DD`) and time (`HH:MM`) in a zone: none for a time that clocks skip, the first one for a
 * time that comes twice.
 */
export function scheduledMoment(day: string, time: string, zoneName: string, now: Date): ScheduledMoment {
  const zone = readTimeZone(zoneName);
  if (zone === null) return { problem: 'noSuchZone' };
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return { problem: 'noSuchTime' };
  const moment = momentAt(zone, day, time);
  if (Number.isNaN(moment)) return { problem: 'noSuchTime' };
  const shown = wallClockAt(zone, moment);
  if (shown.day !== day || shown.time !== time) return { problem: 'noSuchTime' };
  if (moment <= now.getTime()) return { problem: 'inThePast' };
  return { day, time, zone, at: new Date(moment) };
}
