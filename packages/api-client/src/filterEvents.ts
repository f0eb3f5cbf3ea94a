import type { CampusEvent } from '@tamarack-lowe/content-model';
import { eventMonths } from './eventMonths.ts';

export type EventFilter = {
  /** Slug of a province, or null for all. */
  province: string | null;
  /** `YYYY-MM`, or null for all. */
  month: string | null;
};

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
    return isThere && (month === null || eventMonths(event).includes(month));
  });
}
