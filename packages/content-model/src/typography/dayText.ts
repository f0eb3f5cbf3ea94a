import { primaryLanguage } from '../languages.ts';

/**
 * Writes a calendar day (`YYYY-MM-DD`) in words: "October 31, 2026", « 1er novembre 2026 ». With `weekday`, the day of the week
 * comes with it.
 */
export function dayText(day: string, language: string, { weekday = false } = {}): string {
  const format = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    ...(weekday && { weekday: 'long' }),
  });
  // Intl does not know the ordinal of the first day in French.
  const isOrdinal = (type: string, value: string) =>
    type === 'day' && value === '1' && primaryLanguage(language) === 'fr';
  return format
    .formatToParts(Date.parse(`${day}T00:00Z`))
    .map(({ type, value }) => (isOrdinal(type, value) ? `${value}er` : value))
    .join('');
}
