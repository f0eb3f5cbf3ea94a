const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * A calendar day as `YYYY-MM-DD`, from `YYYY-MM-DD`, `YYYYMMDD` or either with a time behind it. Null for words, for
 * nothing and for days that are not in the calendar. Never goes through `Date`: a day at the place of an event has no
 * time zone and must not move.
 */
export function parseDay(value: unknown): string | null {
  const match =
    typeof value === 'string'
      ? /^(\d{4})(-?)(\d{2})\2(\d{2})(?:[T\s]\s*\d{1,2}:\d{2}.*)?$/.exec(value.trim())
      : null;
  if (!match) return null;
  const [, year = '', , month = '', day = ''] = match;
  const isLeap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0);
  const length = (DAYS_IN_MONTH[Number(month) - 1] ?? 0) + (month === '02' && isLeap ? 1 : 0);
  return Number(year) > 0 && Number(day) >= 1 && Number(day) <= length ? `${year}-${month}-${day}` : null;
}
