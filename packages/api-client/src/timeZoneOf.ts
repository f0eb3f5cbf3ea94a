/** A name the running engine knows; formatting with any other name would throw. */
export function timeZoneOf(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null;
  try {
    new Intl.DateTimeFormat(undefined, { timeZone: value });
    return value;
  } catch {
    return null;
  }
}
