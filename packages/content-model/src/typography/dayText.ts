import { primaryLanguage } from '../languages.ts';

/**
 * Writes a calendar day (`YYYY-MM-DD`) in words: "October 31, 2026", « 1er novembre 2026 ». With `weekday`, the day of the week
 * comes with it.
 */
export function dayText(day: string, language: string, { weekday = false } = {}): string {
  // Intl does not know the ordinal of the first day in French.
  const isOrdinal = (type: string, value: string) =>
    type === 'day' && value === '1' && primaryLanguage(language) === 'fr';
  return formatOf(language, weekday)
    .formatToParts(Date.parse(`${day}T00:00Z`))
    .map(({ type, value }) => (isOrdinal(type, value) ? `${value}er` : value))
    .join('');
}

/** Formats of days, which take a hundred times as long to make as to use: a build writes the same day on every page. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string, weekday: boolean): Intl.DateTimeFormat {
  const key = `${language} ${weekday}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
      ...(weekday && { weekday: 'long' }),
    });
  formats.set(key, format);
  return format;
}
