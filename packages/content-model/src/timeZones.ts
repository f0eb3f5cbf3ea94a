/** Offsets of names with one meaning. Engines map "EST" to Panama, "MST" to Phoenix. */
const FIXED: Readonly<Record<string, string>> = {
  z: 'UTC',
  zulu: 'UTC',
  utc: 'UTC',
  uct: 'UTC',
  gmt: 'UTC',
  gmt0: 'UTC',
  greenwich: 'UTC',
  universal: 'UTC',
  est: '-05:00',
  mst: '-07:00',
  hst: '-10:00',
};

/** Current names of zones for which Chromium and Node still return the old ones. */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Offset in ms of the zone where days end last. Used for a zone that the engine does not know, so that no event ends early. */
const LAST_OFFSET_MS = -12 * HOUR_MS;

/**
 * Reads a time zone as hosts and editors write it: any case, with spaces around it, an old name, or an offset. Returns the
 * current IANA name (`America/Lima`), `UTC`, or an offset (`-05:00`); null for anything else. Refuses abbreviations that IANA
 * does not have: "CST" is Chicago, Havana and Shanghai.
 *
 * @example
 * readTimeZone(' america/lima'); // 'America/Lima'
 * readTimeZone('UTC-5'); // '-05:00'
 * readTimeZone('EST'); // '-05:00'
 * readTimeZone('Mars/Base'); // null
 */
export function readTimeZone(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const name = value.trim().replaceAll(/\s+/g, '_');
  const isPosix = /^etc\//i.test(name);
  const plain = name.toLowerCase().replace(/^etc\//, '');
  if (Object.hasOwn(FIXED, plain)) return FIXED[plain] ?? null;
  const offset = readOffset(plain, isPosix);
  if (offset !== null) return offset;
  const isAbbreviation = /^[a-z]{3}$/.test(plain) && !/^(?:cet|eet|met|wet|prc|roc|rok)$/.test(plain);
  // Engines accept offsets too, each in its own notation.
  if (isAbbreviation || !/^(?!systemv\/)[a-z][a-z0-9_+/-]*$/.test(plain)) return null;
  const known = formatOf(name)?.resolvedOptions().timeZone;
  return known === undefined ? null : (RENAMED[known] ?? known);
}

/** Reads `-5`, `-0500`, `utc-05:00`, `gmt+5.5`. In `Etc/GMT+5` the sign is reversed. */
function readOffset(text: string, isPosix: boolean): string | null {
  const match = /^(utc|gmt)?_?([+\-\u2212])_?(\d{1,2})(?::?([0-5]\d)|\.(\d{1,2}))?(?::00)?$/.exec(text);
  if (!match) return null;
  const [, , sign, hours, minutes = '0', decimals = '0'] = match;
  const total = Number(hours) * 60 + Number(minutes) + Math.round(Number(`0.${decimals}`) * 60);
  const isEast = (sign === '+') !== isPosix;
  if (total === 0) return 'UTC';
  if (total > (isEast ? 14 : 12) * 60) return null;
  return `${isEast ? '+' : '-'}${twoDigits(Math.floor(total / 60))}:${twoDigits(total % 60)}`;
}

/** Returns true for an offset, `UTC` included, and false for the name of a zone. */
export function isFixedOffset(timeZone: string): boolean {
  return timeZone === 'UTC' || /^[+-]/.test(timeZone);
}

/** Offset of a zone from UTC at a moment, both in ms. */
export function offsetAt(timeZone: string, moment: number): number {
  if (timeZone === 'UTC') return 0;
  if (isFixedOffset(timeZone)) {
    const [hours = 0, minutes = 0] = timeZone.slice(1).split(':').map(Number);
    return (timeZone.startsWith('-') ? -1 : 1) * (hours * HOUR_MS + minutes * 60_000);
  }
  const format = formatOf(timeZone);
  if (!format) return LAST_OFFSET_MS;
  const second = Math.floor(moment / 1000) * 1000;
  // `formatToParts` takes four times as long.
  const [month, date, year, hours, minutes, seconds] = format.format(second).match(/\d+/g) ?? [];
  const wall = wallAsUtc(`${year}-${month}-${date}`, `${hours}:${minutes}`);
  return wall + Number(seconds) * 1000 - second;
}

/**
 * Moment at which the clocks of a zone show a day (`YYYY-MM-DD`) and a time (`HH:MM`, up to `24:00`), in ms since 1970.
 * As in RFC 5545: the first of two such moments when clocks go back; a time that clocks skip is as long after the last moment
 * before the change as without the change.
 */
export function momentAt(timeZone: string, day: string, time: string): number {
  const wall = wallAsUtc(day, time);
  const before = offsetAt(timeZone, wall - DAY_MS);
  const after = offsetAt(timeZone, wall + DAY_MS);
  const isAfter = offsetAt(timeZone, wall - before) !== before && offsetAt(timeZone, wall - after) === after;
  return wall - (isAfter ? after : before);
}

/** Day (`YYYY-MM-DD`) and time (`HH:MM`) that the clocks of a zone show at a moment (ms since 1970). */
export function wallClockAt(timeZone: string, moment: number): { day: string; time: string } {
  const wall = new Date(moment + offsetAt(timeZone, moment)).toISOString();
  const [day = '', time = ''] = wall.split('T');
  return { day, time: time.slice(0, 5) };
}

/** Day and time of a place in ms, as if the place had UTC, to compute with and to compare times of one place. */
export function wallAsUtc(day: string, time: string): number {
  const [hours, minutes] = [Number(time.slice(0, 2)), Number(time.slice(3, 5))];
  const [year, month, date] = [Number(day.slice(0, -6)), Number(day.slice(-5, -3)), Number(day.slice(-2))];
  // `Date.UTC` reads a year below 100 as one of the 20th century.
  if (year >= 100) return Date.UTC(year, month - 1, date, hours, minutes);
  const wall = new Date(0);
  wall.setUTCFullYear(year, month - 1, date);
  return wall.setUTCHours(hours, minutes);
}

// Creating a format takes longer than using it a hundred times.
const formats = new Map<string, Intl.DateTimeFormat | null>();

/** Returns a cached format, or null for a zone that the engine does not know. */
function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = makeFormat(timeZone);
  formats.set(timeZone, format);
  return format;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  } catch {
    return null;
  }
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
