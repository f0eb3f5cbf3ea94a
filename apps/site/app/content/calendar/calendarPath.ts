import { PATHS } from '@tamarack-lowe/content-model';
import { calendarPath as calendarPathOf } from '../../../../../packages/microsite/src/table/events/calendar/calendarPath.ts';

/** Address of the calendar file of an event of this site, or of all that are to come. */
export function calendarPath(slug?: string): string {
  return calendarPathOf(PATHS, slug);
}
