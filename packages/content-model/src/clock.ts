import { ContentError } from './contentError.ts';
import { message } from './issues/issue.ts';

/** Returns the present time. */
export type Clock = () => Date;

/**
 * Reads the clock of a build, a check or a server. It is the clock of the machine, or stands still at the day of the environment
 * variable TODAY, such as `2027-06-01` (noon in UTC), or at a moment, such as `2027-06-01T09:30Z`: a build with TODAY shows the
 * site as it will be on that day, with the content unchanged. Throws a `ContentError` when TODAY is neither.
 *
 * @example readClock({ TODAY: '2027-06-01' })() // 2027-06-01T12:00:00.000Z
 */
export function readClock({ TODAY = '' }: Readonly<Record<string, string | undefined>>): Clock {
  if (TODAY === '') return () => new Date();
  const [, day, time = '12:00'] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d)Z)?$/.exec(TODAY) ?? [];
  const moment = new Date(`${day}T${time}Z`);
  // `Date` reads February 30 as March 2.
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== day)
    throw new ContentError([message('wrongToday', { value: TODAY })]);
  return () => new Date(moment);
}

/** Day of a clock in UTC, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
