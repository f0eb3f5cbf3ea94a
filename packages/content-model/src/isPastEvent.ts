import type { CampusEvent } from './campusEvent.ts';

/**
 * Whether the last day of an event lies before `today` (`YYYY-MM-DD`, the reader's calendar day). An event is not past
 * on its own last day, nor while it has no date.
 */
export function isPastEvent(
  { date, endDate }: Pick<CampusEvent, 'date' | 'endDate'>,
  today: string,
): boolean {
  return (endDate ?? date ?? today) < today;
}
