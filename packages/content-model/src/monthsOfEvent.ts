import type { CampusEvent } from './campusEvent.ts';

/** The year-months (`YYYY-MM`) an event overlaps, in order; none when it has no date yet. */
export function monthsOfEvent({ date, endDate }: Pick<CampusEvent, 'date' | 'endDate'>): string[] {
  const months: string[] = [];
  const last = (endDate ?? date)?.slice(0, 7) ?? '';
  for (let month = date?.slice(0, 7) ?? '~'; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

function monthAfter(month: string): string {
  const year = Number(month.slice(0, 4));
  return month.endsWith('12')
    ? `${year + 1}-01`
    : `${year}-${String(Number(month.slice(5)) + 1).padStart(2, '0')}`;
}
