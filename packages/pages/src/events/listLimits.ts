import { EVENTS_AT_A_TIME } from '@tamarack-lowe/content-model';

/** Range of a sorted list that is in the document, from `first` to before `end`. */
export type EventRange = { first: number; end: number };

/**
 * Maximum of one list in the document, so that pages stay light however often visitors ask for more. Beyond it, events at the
 * other end are removed, and can be shown again.
 */
const MOST_EVENTS = 8 * EVENTS_AT_A_TIME;

/** Range at first: the beginning of the list, or the end for past events. */
export function firstRange(count: number, past: boolean): EventRange {
  return past
    ? { first: Math.max(0, count - EVENTS_AT_A_TIME), end: count }
    : { first: 0, end: Math.min(count, EVENTS_AT_A_TIME) };
}

/** The same range in a list of another length, as far as it exists. */
export function rangeWithin({ first, end }: EventRange, count: number): EventRange {
  return { first: Math.min(first, count), end: Math.min(end, count) };
}

/** The range, extended by later events. */
export function withLater({ first, end }: EventRange, count: number): EventRange {
  const later = Math.min(count, end + EVENTS_AT_A_TIME);
  return { first: Math.max(first, later - MOST_EVENTS), end: later };
}

/** The range, extended by earlier events. */
export function withEarlier({ first, end }: EventRange): EventRange {
  const earlier = Math.max(0, first - EVENTS_AT_A_TIME);
  return { first: earlier, end: Math.min(end, earlier + MOST_EVENTS) };
}

/** Limits of the month filter: ten years, two of them past. A list of a thousand months is of no use, and as many elements. */
const MOST_MONTHS = 120;
const MOST_PAST = 24;

/** Options of the month filter from ascending months (`2027-03`): all, or the limit around `thisMonth`. */
export function monthOptions(months: readonly string[], thisMonth: string): readonly string[] {
  if (months.length <= MOST_MONTHS) return months;
  const next = months.findIndex((month) => month >= thisMonth);
  const past = next < 0 ? months.length : next;
  const from = Math.min(Math.max(0, past - MOST_PAST), months.length - MOST_MONTHS);
  return months.slice(from, from + MOST_MONTHS);
}
