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
