/** Zones that cover all kinds of clock changes: on other days, at midnight, by half an hour, for Ramadan, never, or no longer. */
export const ZONES = [
  'America/Toronto',
  'America/St_Johns',
  'America/Vancouver',
  'America/Havana',
  'America/Santiago',
  'America/Regina',
  'Europe/Paris',
  'Europe/Dublin',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Antarctica/Troll',
  'UTC',
  '-05:00',
  '+05:30',
];

const QUARTER_MS = 15 * 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the day and time in a zone at a moment, `2027-03-14 01:30`, as the JavaScript engine computes it. */
export function engineClock(timeZone: string, moment: number): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(moment);
}

/** Searches for the first moment at which clocks of a zone show a day and a time; null if they skip it. */
export function firstMoment(timeZone: string, day: string, time: string): number | null {
  const wall = Date.parse(`${day}T${time}Z`);
  for (let moment = wall - 56 * QUARTER_MS; moment <= wall + 56 * QUARTER_MS; moment += QUARTER_MS) {
    if (engineClock(timeZone, moment) === `${day} ${time}`) return moment;
  }
  return null;
}

/** Adds days to a day. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Minutes after midnight as `HH:MM`. */
export function timeText(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}
