import { EVENTS_AT_A_TIME } from '@tamarack-lowe/content-model';

/** Range of a sorted list that is in the document, from `first` to before `end`. */
export type EventRange = { first: number; end: number };

/**
 * Most events of a list in the document, so that pages stay fast however often visitors press the button. Beyond it, events
 * at the other end are removed; a button shows them again.
 */
const MOST_EVENTS = 8 * EVENTS_AT_A_TIME;

/** Returns the first range: the beginning of the list; for past events the end. */
export function firstRange(count: number, past: boolean): EventRange {
  return past
    ? { first: Math.max(0, count - EVENTS_AT_A_TIME), end: count }
    : { first: 0, end: Math.min(count, EVENTS_AT_A_TIME) };
}

/** Limits a range to the length of a list. */
export function rangeWithin({ first, end }: EventRange, count: number): EventRange {
  return { first: Math.min(first, count), end: Math.min(end, count) };
}

/** Extends a range by later events. */
export function withLater({ first, end }: EventRange, count: number): EventRange {
  const later = Math.min(count, end + EVENTS_AT_A_TIME);
  return { first: Math.max(first, later - MOST_EVENTS), end: later };
}

/** Extends a range by earlier events. */
export function withEarlier({ first, end }: EventRange): EventRange {
  const earlier = Math.max(0, first - EVENTS_AT_A_TIME);
  return { first: earlier, end: Math.min(end, earlier + MOST_EVENTS) };
}

/** Limits of the month filter: ten years, two of them past. Nobody uses a list of a thousand months. */
const MOST_MONTHS = 120;
const MOST_PAST = 24;

/** Returns options of the month filter from ascending months (`2027-03`): all, or within the limits around `thisMonth`. */
export function monthOptions(months: readonly string[], thisMonth: string): readonly string[] {
  if (months.length <= MOST_MONTHS) return months;
  const next = months.findIndex((month) => month >= thisMonth);
  const past = next < 0 ? months.length : next;
  const from = Math.min(Math.max(0, past - MOST_PAST), months.length - MOST_MONTHS);
  return months.slice(from, from + MOST_MONTHS);
}
