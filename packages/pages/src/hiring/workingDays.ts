const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;

/**
 * Returns the working day that is `count` working days after a day (`YYYY-MM-DD`): Saturdays and Sundays do not count. Holidays
 * do, because they differ from province to province. Empty for a text that is no day.
 */
export function workingDaysAfter(day: string, count: number): string {
  let moment = Date.parse(`${day}T00:00Z`);
  if (Number.isNaN(moment)) return '';
  for (let left = count; left > 0; ) {
    moment += DAY_MS;
    const weekday = new Date(moment).getUTCDay();
    if (weekday !== SATURDAY && weekday !== SUNDAY) left -= 1;
  }
  return new Date(moment).toISOString().slice(0, 10);
}

/** Returns the day by the clock of this device, `YYYY-MM-DD`. */
export function localDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
