/**
 * A wall-clock time as `HH:MM`, from `HH:MM`, `HH:MM:SS`, `5:30 pm`, `7 a.m.`, `17 h 30` or `19 h`. Null for anything
 * else and for times no clock shows.
 */
export function parseTime(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : '';
  const match = /^(\d{1,2})(?:\s*(?::|h)\s*(\d{2})(?::\d{2})?|\s*(h))?(?:\s*([ap])\.?m\.?)?$/.exec(text);
  if (!match) return null;
  const [, hours = '', minutes, bareHour, half] = match;
  if (minutes === undefined && bareHour === undefined && half === undefined) return null;
  let hour = Number(hours);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    hour = (hour % 12) + (half === 'p' ? 12 : 0);
  }
  if (hour > 23 || Number(minutes ?? 0) > 59) return null;
  return `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`;
}
