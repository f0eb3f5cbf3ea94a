import type { CampusEvent, Province } from '@tamarack-lowe/content-model';
import { bareLanguage } from '../context/bareLanguage.ts';
import type { Words } from '../context/PagesProvider.tsx';

/** A calendar day as a moment that every browser formats alike. */
function noon(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date, 12));
}

function formatted(options: Intl.DateTimeFormatOptions): (day: string, words: Words) => string {
  // Making a format takes longer than using it a hundred times: once a language, and not before it is needed.
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (day, { language }) => {
    const format =
      formats.get(language) ??
      new Intl.DateTimeFormat(bareLanguage(language), { ...options, timeZone: 'UTC' });
    formats.set(language, format);
    return format.format(noon(day));
  };
}

const shortMonth = formatted({ month: 'short' });
const longDay = formatted({ day: 'numeric', month: 'long' });
const longMonth = formatted({ month: 'long', year: 'numeric' });
const wholeDay = formatted({ day: 'numeric', month: 'long', year: 'numeric' });

/** The two lines of a date disc: `12`, `Jan`. */
export function discWords(day: string, words: Words): { day: string; month: string } {
  return { day: String(Number(day.slice(8))), month: shortMonth(day, words) };
}

/** `2027-03` as "March 2027". */
export function monthWords(month: string, words: Words): string {
  return longMonth(`${month}-01`, words);
}

/** `2027-03-12` as "March 12, 2027". */
export function dayWords(day: string, words: Words): string {
  return wholeDay(day, words);
}

/** When an event takes place on its day: "17:00 to 19:00", with the zone where nobody could guess it. */
export function timeWords({ startTime, endTime, online, timeZone }: CampusEvent, { say }: Words): string {
  const hours =
    startTime && endTime
      ? say('eventsTime', { start: startTime, end: endTime })
      : startTime
        ? say('eventsFrom', { start: startTime })
        : '';
  const city = timeZone?.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  const zone = hours && online && city && timeZone?.includes('/') ? say('eventsZone', { city }) : '';
  return [hours, zone].filter(Boolean).join(', ');
}

/** How long an event over several days goes on: "Until January 20"; empty for the others. */
export function untilWords({ endDate }: Pick<CampusEvent, 'endDate'>, words: Words): string {
  return endDate ? words.say('eventsUntil', { end: longDay(endDate, words) }) : '';
}

/** Where an event takes place: "Porto, Norte", "Online"; empty when nobody knows yet. */
export function placeWords(event: CampusEvent, provinces: readonly Province[], { say }: Words): string {
  const names = event.provinces.map(
    (slug) => provinces.find((province) => province.slug === slug)?.name ?? '',
  );
  const place = [event.city, ...names].filter(Boolean).join(', ');
  return place || (event.online ? say('eventsOnline') : '');
}

/** How to take part: in person, online, or both. Empty when the event has neither a place nor a screen. */
export function modeWords({ online, city, provinces }: CampusEvent, { say }: Words): string {
  const somewhere = city !== '' || provinces.length > 0;
  if (online) return say(somewhere ? 'eventsHybrid' : 'eventsOnline');
  return somewhere ? say('eventsInPerson') : '';
}
