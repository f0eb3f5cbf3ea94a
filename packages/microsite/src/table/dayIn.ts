/**
 * The day of a moment in a time zone, `YYYY-MM-DD`. In the zone whose days end last, an event of today is to come until
 * nobody has today any more.
 */
export function dayIn(timeZone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat([], {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}
