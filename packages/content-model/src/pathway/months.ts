/** Returns the month that is `count` months after a month, `YYYY-MM`. A negative count goes back. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, ofYear = 1] = month.split('-').map(Number);
  const months = year * MONTHS_OF_YEAR + ofYear - 1 + count;
  const two = String((months % MONTHS_OF_YEAR) + 1).padStart(2, '0');
  return `${Math.floor(months / MONTHS_OF_YEAR)}-${two}`;
}

const MONTHS_OF_YEAR = 12;

/** Returns the month of the year of a month: 3 for `2027-03`. */
export const monthOfYear = (month: string): number => Number(month.slice(5));

/** Returns a month, or the first one after it that is one of some months of the year. Without these, any month will do. */
export function nextOf(month: string, monthsOfYear: readonly number[] | undefined): string {
  if (monthsOfYear === undefined) return month;
  const year = Array.from({ length: MONTHS_OF_YEAR }, (_, count) => monthAfter(month, count));
  return year.find((each) => monthsOfYear.includes(monthOfYear(each))) ?? month;
}

/** Most months before and after a day that a visitor can choose. */
const MONTHS_BACK = 12;
const MONTHS_AHEAD = 48;

/** Lists the months of graduation that the page knows on a day, `YYYY-MM-DD`: from a year ago to four years ahead. */
export function graduationMonths(today: string): string[] {
  const month = today.slice(0, 7);
  return Array.from({ length: MONTHS_BACK + MONTHS_AHEAD + 1 }, (_, count) =>
    monthAfter(month, count - MONTHS_BACK),
  );
}
