import { primaryLanguage } from '../languages.ts';

/** A day, `2026-09-01`, in words of a language: "September 1, 2026", « 1er septembre 2026 ». */
export function dayText(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  // Intl does not know the ordinal of the first day in French.
  const isFirst = primaryLanguage(language) === 'fr' && day.endsWith('-01');
  return format
    .formatToParts(new Date(`${day}T00:00:00Z`))
    .map(({ type, value }) => (type === 'day' && isFirst ? `${value}er` : value))
    .join('');
}
