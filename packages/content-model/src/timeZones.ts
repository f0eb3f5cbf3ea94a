/** Offsets of names that mean nothing else. Engines lead "EST" to Panama, "MST" to Phoenix. */
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

/** Present names of zones that Chromium and Node still call by their old ones. */
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

/** Offset of the last clocks on earth, ms: stands in for that of a zone which the engine does not know, so that nothing ends early. */
const LAST_OFFSET_MS = -12 * HOUR_MS;

/**
 * Reads a time zone as hosts and editors write it: any case, with spaces around it, an old name, or an offset. Returns the
 * present IANA name (`America/Lima`), `UTC`, or an offset (`-05:00`); null for what is no zone. Abbreviations are
 * refused but for those that IANA knows: "CST" is Chicago, Havana and Shanghai.
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
  // Engines take offsets too, in notations of their own.
  if (isAbbreviation || !/^(?!systemv\/)[a-z][a-z0-9_+/-]*$/.test(plain)) return null;
  const known = formatOf(name)?.resolvedOptions().timeZone;
  return known === undefined ? null : (RENAMED[known] ?? known);
}

/** `-5`, `-0500`, `utc-05:00`, `gmt+5.5`. In `Etc/GMT+5` the sign is the other way round. */
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

/** Tells an offset, `UTC` included, from the name of a zone. */
export function isFixedOffset(timeZone: string): boolean {
  return timeZone === 'UTC' || /^[+-]/.test(timeZone);
}

/** Offset of a zone at a moment: how far its clocks are ahead of UTC. Both in ms. */
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
 * As RFC 5545 has it: the first of two such moments when clocks go back; a time that clocks leave out is as long after
 * the last moment before the change as it would have been without it.
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

/** Day and time of a place in ms, as if the place had UTC: to count with, and to compare times of one place. */
export function wallAsUtc(day: string, time: string): number {
  const [hours, minutes] = [Number(time.slice(0, 2)), Number(time.slice(3, 5))];
  const [year, month, date] = [Number(day.slice(0, -6)), Number(day.slice(-5, -3)), Number(day.slice(-2))];
  // `Date.UTC` takes years below 100 for those of the last century.
  if (year >= 100) return Date.UTC(year, month - 1, date, hours, minutes);
  const wall = new Date(0);
  wall.setUTCFullYear(year, month - 1, date);
  return wall.setUTCHours(hours, minutes);
}

// Making a format takes longer than using it a hundred times.
const formats = new Map<string, Intl.DateTimeFormat | null>();

/** Null for a zone that the engine does not know. */
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
