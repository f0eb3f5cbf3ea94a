import { type Paths, plainPath } from '@tamarack-lowe/content-model';

/**
 * Address of the calendar file of an event that is packed with the site; of all that are to come without a slug. The
 * slug of a title in other letters is percent-encoded: without its signs it is the name of a file.
 */
export function calendarPath({ campus, events }: Pick<Paths, 'campus' | 'events'>, slug?: string): string {
  const above = plainPath(campus ?? events ?? '/').replace(/^\/$/, '');
  const folder = `${above}/events`;
  return slug === undefined ? `${folder}.ics` : `${folder}/${slug.replaceAll('%', '')}.ics`;
}
