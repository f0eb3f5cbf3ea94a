/** A calendar day, `2027-03-12`, in words: the same everywhere, whatever the clock of the reader. */
export function dayIn(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );
}
