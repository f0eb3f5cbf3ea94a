import type { CampusEvent } from '@tamarack-lowe/content-model';

/**
 * Whether the last day of an event lies before `today` (`YYYY-MM-DD`, the reader's calendar day). An event is not past
 * on its own last day, nor while it has no date.
 */
export function isPast({ date, endDate }: Pick<CampusEvent, 'date' | 'endDate'>, today: string): boolean {
  const last = endDate ?? date;
  return last !== null && last < today;
}
