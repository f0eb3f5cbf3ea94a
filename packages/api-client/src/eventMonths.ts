import type { CampusEvent } from '@tamarack-lowe/content-model';

/** The year-months (`YYYY-MM`) an event overlaps, in order; none when it has no date yet. */
export function eventMonths({ date, endDate }: Pick<CampusEvent, 'date' | 'endDate'>): string[] {
  if (date === null) return [];
  const last = (endDate ?? date).slice(0, 7);
  const months: string[] = [date.slice(0, 7)];
  let [year = 0, month = 0] = date.split('-').map(Number);
  while ((months.at(-1) ?? last) < last) {
    month = (month % 12) + 1;
    if (month === 1) year += 1;
    months.push(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`);
  }
  return months;
}
