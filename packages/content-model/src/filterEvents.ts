import type { CampusEvent } from './campusEvent.ts';
import type { EventFilter } from './eventFilter.ts';
import { monthsOfEvent } from './monthsOfEvent.ts';

/**
 * The events of a province and a month, in the order given. An online event without a province belongs to every
 * province; an event over several months belongs to each; an event without a date belongs to no month.
 */
export function filterEvents(
  events: readonly CampusEvent[],
  { province, month }: EventFilter,
): CampusEvent[] {
  return events.filter((event) => {
    const isEverywhere = event.online && event.provinces.length === 0;
    const isThere = province === null || isEverywhere || event.provinces.includes(province);
    return isThere && (month === null || monthsOfEvent(event).includes(month));
  });
}
