import type { CampusEvent } from './campusEvent.ts';

/** The year-months (`YYYY-MM`) an event overlaps, in order; none when it has no date yet. */
export function monthsOfEvent({ date, endDate }: Pick<CampusEvent, 'date' | 'endDate'>): string[] {
  if (date === null) return [];
  const months: string[] = [];
  // Counted, not compared as text: a year of five digits stands before 9999 there.
  for (let month = countMonths(date); month <= countMonths(endDate ?? date); month += 1) {
    months.push(`${padded(Math.floor(month / 12), 4)}-${padded((month % 12) + 1, 2)}`);
  }
  return months;
}

const countMonths = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const padded = (number: number, length: number) => String(number).padStart(length, '0');
