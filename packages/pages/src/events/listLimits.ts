import { EVENTS_AT_A_TIME } from '@tamarack-lowe/content-model';

/** The events of a sorted list that are in the document: from `first` on, up to `end`, which is not. */
export type EventRange = { first: number; end: number };

/**
 * The most of one list that is in the document, so that a page stays light however often somebody asks for more: beyond it,
 * those at the other end give way, and can be asked for again.
 */
const MOST = 8 * EVENTS_AT_A_TIME;

/** What is shown of a list before anybody asks for more: its beginning, or its end for events that are over. */
export function firstRange(count: number, past: boolean): EventRange {
  return past
    ? { first: Math.max(0, count - EVENTS_AT_A_TIME), end: count }
    : { first: 0, end: Math.min(count, EVENTS_AT_A_TIME) };
}

/** A range of a list of another length: the same places as far as they are there. */
export function rangeWithin({ first, end }: EventRange, count: number): EventRange {
  return { first: Math.min(first, count), end: Math.min(end, count) };
}

/** The range with the events that follow it. */
export function withLater({ first, end }: EventRange, count: number): EventRange {
  const later = Math.min(count, end + EVENTS_AT_A_TIME);
  return { first: Math.max(first, later - MOST), end: later };
}

/** The range with the events before it. */
export function withEarlier({ first, end }: EventRange): EventRange {
  const earlier = Math.max(0, first - EVENTS_AT_A_TIME);
  return { first: earlier, end: Math.min(end, earlier + MOST) };
}

/** Months to choose from: ten years, two of them past. A list of a thousand is no choice, and as many elements of the page. */
const MOST_MONTHS = 120;
const MOST_PAST = 24;

/** Of ascending months (`2027-03`), all, or as many as can be chosen from around `thisMonth`. */
export function nearMonths(months: readonly string[], thisMonth: string): readonly string[] {
  if (months.length <= MOST_MONTHS) return months;
  const next = months.findIndex((month) => month >= thisMonth);
  const past = next < 0 ? months.length : next;
  const from = Math.min(Math.max(0, past - MOST_PAST), months.length - MOST_MONTHS);
  return months.slice(from, from + MOST_MONTHS);
}
