import type { CampusEvent } from '@tamarack-lowe/content-model';

/** Events that begin in the same month, `2027-03`; null for those without a date. */
export type MonthGroup = { month: string | null; events: CampusEvent[] };

/** Splits a sorted list where a month begins. */
export function groupByMonth(events: readonly CampusEvent[]): MonthGroup[] {
  const groups: MonthGroup[] = [];
  for (const event of events) {
    const month = event.date?.slice(0, 7) ?? null;
    const last = groups.at(-1);
    if (last?.month === month) last.events.push(event);
    else groups.push({ month, events: [event] });
  }
  return groups;
}
