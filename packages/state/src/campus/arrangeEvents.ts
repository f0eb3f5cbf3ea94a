import type { CampusEvent } from '@tamarack-lowe/content-model';
import type { EventFilter } from './campusSlice.ts';

const titles = new Intl.Collator('en-CA');
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const lastDay = ({ date, endDate }: CampusEvent) => endDate ?? date;

/** The months (`2027-03`) an event touches; none without a date. */
export function monthsOfEvent(event: CampusEvent): string[] {
  const months: string[] = [];
  const last = lastDay(event)?.slice(0, 7) ?? '';
  for (let month = event.date?.slice(0, 7) ?? '~'; month <= last; month = monthAfter(month))
    months.push(month);
  return months;
}

function monthAfter(month: string): string {
  const year = Number(month.slice(0, 4));
  return month.endsWith('12')
    ? `${year + 1}-01`
    : `${year}-${String(Number(month.slice(5)) + 1).padStart(2, '0')}`;
}

/**
 * The events that pass the filter, by date, then start time (none first), title and id. Undated events come last in
 * both orders. An online event without a province belongs to every province.
 */
export function arrangeEvents(
  events: readonly CampusEvent[],
  { province, month }: EventFilter,
  sort: 'asc' | 'desc',
): CampusEvent[] {
  const direction = sort === 'asc' ? 1 : -1;
  return events
    .filter(
      (event) =>
        (province === null ||
          event.provinces.includes(province) ||
          (event.online && event.provinces.length === 0)) &&
        (month === null || monthsOfEvent(event).includes(month)),
    )
    .sort(
      (a, b) =>
        Number(a.date === null) - Number(b.date === null) ||
        direction *
          (compare(a.date ?? '', b.date ?? '') ||
            compare(a.startTime ?? '', b.startTime ?? '') ||
            titles.compare(a.title, b.title) ||
            a.id - b.id),
    );
}

/** Splits at `today` (`YYYY-MM-DD`, the reader's calendar day): an event is past when its last day is over. */
export function splitPastEvents(events: readonly CampusEvent[], today: string) {
  const isPast = (event: CampusEvent) => (lastDay(event) ?? today) < today;
  return { upcoming: events.filter((event) => !isPast(event)), past: events.filter(isPast) };
}
