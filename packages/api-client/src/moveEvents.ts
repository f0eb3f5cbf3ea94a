import { dayAfter } from '@tamarack-lowe/content-model/internal/times';
import { isRecord } from './jsonValues.ts';

/** 52 weeks in days: a moved event keeps its weekday and its season. */
const YEAR_DAYS = 364;

/** One in this many events with a day is always upcoming. */
const EVENTS_PER_UPCOMING = 4;

const DAY_MS = 86_400_000;

/** A day as hosts write it: `2027-01-19` or `20270119`. */
const DAY = /^(\s*)(\d{4})(-?)(\d{2})(-?)(\d{2})/;

/** An event of a recording, its recorded last day, and the number of years by which it moves. */
type Moving = { entry: Record<string, unknown>; last: string; years: number };

/**
 * Moves the events of a recorded response to a day, `YYYY-MM-DD`, so that a sample site always has upcoming events: moves
 * the earliest events by 52 weeks until a quarter of all is upcoming. The others keep their day, and are over. Changes years
 * in titles and descriptions accordingly. Returns `json` itself when nothing moves.
 */
export function moveEvents(json: unknown, day: string): unknown {
  if (!isRecord(json) || !Array.isArray(json.events)) return json;
  const moving = json.events.flatMap((entry: unknown): Moving[] => {
    const last = isRecord(entry) ? (dayOf(entry.end_date) ?? dayOf(entry.date)) : null;
    return isRecord(entry) && last !== null ? [{ entry, last, years: 0 }] : [];
  });
  if (moving.length === 0) return json;
  const lastDay = (event: Moving) => dayAfter(event.last, event.years * YEAR_DAYS);
  const start = wholeYears(moving, day);
  for (const event of moving) event.years = start;
  moving.sort((a, b) => (a.last < b.last ? -1 : Number(a.last > b.last)));
  const wanted = Math.ceil(moving.length / EVENTS_PER_UPCOMING);
  const isUpcoming = (event: Moving) => lastDay(event) >= day;
  // In the last weeks of a season, an event may have to move by two years.
  for (const event of [...moving, ...moving]) {
    if (moving.filter(isUpcoming).length >= wanted) break;
    event.years += 1;
  }
  const moved = new Map(moving.map(({ entry, years }) => [entry, years]));
  if ([...moved.values()].every((years) => years === 0)) return json;
  const events = json.events.map((entry) => movedEvent(entry, moved.get(entry) ?? 0));
  return { ...json, events };
}

/**
 * Returns the number of years by which all events move first. After that, some events are over, and the latest one is at most a
 * year ago.
 */
function wholeYears(moving: readonly Moving[], day: string): number {
  const days = moving.map(({ last }) => Date.parse(last)).sort((a, b) => a - b);
  const [first = 0, latest = 0] = [days[0], days.at(-1)];
  const years = (from: number) => (Date.parse(day) - from) / DAY_MS / YEAR_DAYS;
  return first >= Date.parse(day) ? Math.ceil(years(first)) - 1 : Math.max(0, Math.floor(years(latest)));
}

function movedEvent(entry: Record<string, unknown>, years: number): Record<string, unknown> {
  if (years === 0) return entry;
  const move = (value: unknown) =>
    typeof value === 'string'
      ? value.replace(DAY, (found, space: string, _y, dash: string) => {
          const moved = dayAfter(dayOf(found) ?? '', years * YEAR_DAYS);
          return space + (dash === '' ? moved.replaceAll('-', '') : moved);
        })
      : value;
  const withYears = (value: unknown) =>
    typeof value === 'string' ? value.replace(/\b20\d\d\b/g, (year) => String(Number(year) + years)) : value;
  return {
    ...entry,
    date: move(entry.date),
    end_date: move(entry.end_date),
    title: withYears(entry.title),
    description: withYears(entry.description),
  };
}

/** Day of a value, `YYYY-MM-DD`; null when it has none. */
function dayOf(value: unknown): string | null {
  const [, , year, , month, , date] = (typeof value === 'string' && DAY.exec(value)) || [];
  return year === undefined ? null : `${year}-${month}-${date}`;
}
