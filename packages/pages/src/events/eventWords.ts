import type { CampusEvent, Province } from '@tamarack-lowe/content-model';
import { isFixedOffset } from '@tamarack-lowe/content-model/internal/times';
import { formatList, formatNumber } from '../context/localeFormat.ts';
import type { Words } from '../context/PagesProvider.tsx';

/** The two lines of a date disc: `12`, `Jan`. */
export function discWords(day: string, words: Words): { day: string; month: string } {
  return { day: String(Number(day.slice(8))), month: dateWords('shortMonth', day, words) };
}

/** `2027-03` as "March 2027". */
export function monthWords(month: string, words: Words): string {
  return dateWords('longMonth', `${month}-01`, words);
}

/** The same at the beginning of a line: « Mars 2027 ». */
export function monthTitle(month: string, words: Words): string {
  const [first = '', ...rest] = monthWords(month, words);
  return first.toLocaleUpperCase(words.language) + rest.join('');
}

/** `2027-03-12` as "March 12, 2027". */
export function dayWords(day: string, words: Words): string {
  return dateWords('wholeDay', day, words);
}

/** Time of an event: "17:00 to 19:00". Online events, and time zones that are an offset, have the zone too. */
export function timeWords({ startTime, endTime, online, timeZone }: CampusEvent, words: Words): string {
  if (!startTime) return '';
  const { say } = words;
  const start = clockWords(startTime, words);
  const hours = endTime
    ? say('eventsTime', { start, end: clockWords(endTime, words) })
    : say('eventsFrom', { start });
  if (timeZone === null) return hours;
  if (isFixedOffset(timeZone)) return say('eventsOffset', { hours, offset: offsetWords(timeZone) });
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  return online && city && timeZone.includes('/') ? say('eventsZone', { hours, city }) : hours;
}

/** `-05:00` as "UTC−05:00", with the minus sign, which is as wide as a plus. */
function offsetWords(offset: string): string {
  return offset === 'UTC' ? offset : `UTC${offset.replace('-', '\u2212')}`;
}

/** End of an event over several days: "Until January 20"; empty for others. */
export function untilWords({ endDate }: Pick<CampusEvent, 'endDate'>, words: Words): string {
  return endDate ? words.say('eventsUntil', { end: dateWords('longDay', endDate, words) }) : '';
}

/**
 * Place of an event: "Porto, Norte", "Online"; empty if unknown. Several provinces are those whose students are invited, and no
 * address: "Porto (Norte, Centro)".
 */
export function placeWords(event: CampusEvent, provinces: readonly Province[], words: Words): string {
  const { say, language } = words;
  const names = event.provinces.flatMap(
    (slug) => provinces.find((province) => province.slug === slug)?.name || [],
  );
  const { city } = event;
  const province = formatList(names, language);
  if (city && province) return say(names.length > 1 ? 'eventsPlaces' : 'eventsPlace', { city, province });
  return city || province || (event.online ? say('eventsOnline') : '');
}

/** Kind and host of an event: "Clinic, University of Porto"; empty if unknown. */
export function hostWords({ kind, venue, school }: CampusEvent, { say }: Words): string {
  const place = venue || school;
  return kind && place ? say('eventsHost', { kind, venue: place }) : kind || place;
}

/** Mode of an event: in person, online, or both. Empty if it has neither a place nor a stream. */
export function modeWords({ online, city, provinces }: CampusEvent, { say }: Words): string {
  const somewhere = city !== '' || provinces.length > 0;
  if (online) return say(somewhere ? 'eventsHybrid' : 'eventsOnline');
  return somewhere ? say('eventsInPerson') : '';
}

/**
 * Formats `17:30` for a language: "17:30", « 17 h 30 ». Where a word follows the hour, full hours have no minutes and hours
 * no leading zero: « 9 h ». With non-breaking spaces.
 */
export function clockWords(time: string, { language }: Pick<Words, 'language'>): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const parts = formatOf('clock', language).formatToParts(Date.UTC(1970, 0, 1, hour, minute));
  const words = parts.map(({ value }) => value).join('');
  const between = parts.find(({ type }) => type === 'literal')?.value.trim() ?? '';
  if (!/\p{L}/u.test(between)) return words;
  const shown = minute === 0 ? words.slice(0, words.indexOf(between) + between.length) : words;
  return shown.replace(/^0(?=\d)/, '').replaceAll(/\s/g, '\u00a0');
}

type Count = {
  /** Number of upcoming and past events that pass the filter. */
  coming: number;
  past: number;
  /** Number of events without a filter. */
  total: number;
  filtered: boolean;
};

/** Number of events shown, of all, and of past ones among them: "9 of 40 events: 5 to come, 4 past". */
export function countWords({ coming, past, total, filtered }: Count, { say, language }: Words): string {
  const number = (count: number) => formatNumber(count, language);
  const one = new Intl.PluralRules(language).select(total) === 'one';
  const events = say(one ? 'eventsOne' : 'eventsMany', { total: number(total) });
  const shown = coming + past;
  const head = filtered ? say('eventsOf', { shown: number(shown), events }) : events;
  if (past > 0) return say('eventsCountAround', { head, coming: number(coming), past: number(past) });
  return shown > 1 ? say('eventsCount', { head }) : head;
}

const FORMATS = {
  shortMonth: { month: 'short' },
  longMonth: { month: 'long', year: 'numeric' },
  longDay: { day: 'numeric', month: 'long' },
  wholeDay: { day: 'numeric', month: 'long', year: 'numeric' },
  clock: { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached format: creating one takes longer than a hundred uses. In UTC, as times are local to the event. */
function formatOf(name: keyof typeof FORMATS, language: string): Intl.DateTimeFormat {
  const key = `${name} ${language}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...FORMATS[name], timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** Formats a calendar day, `2027-03-12`. */
function dateWords(name: keyof typeof FORMATS, day: string, { say, language }: Words): string {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const parts = formatOf(name, language).formatToParts(Date.UTC(year, month - 1, date));
  // Intl does not know the ordinal of the first day in French: « 1er juillet ».
  const isFirst = (type: string) => type === 'day' && date === 1;
  return parts
    .map(({ type, value }) => (isFirst(type) ? say('eventsFirstDay', { day: value }) : value))
    .join('');
}
