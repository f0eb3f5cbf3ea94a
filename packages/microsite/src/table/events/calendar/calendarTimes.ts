import type { CampusEvent } from '@tamarack-lowe/content-model';

/** When an event stands in a calendar. `repeat`: how many days in a row it takes place at these hours. */
export type CalendarTimes = { start: Date; end: Date | null; allDay: boolean; repeat: number };

type Announced = Pick<CampusEvent, 'endDate' | 'startTime' | 'endTime'> & { date: string };

const DAY_MS = 86_400_000;

/**
 * The wall-clock times of an event, as the calendar library reads them: from the local parts of a date where a time
 * zone is named beside it (`zoned`), from the UTC parts otherwise. No time is converted: what stands on the poster
 * stands in the calendar. A fair on two days from 10:00 to 15:00 is two afternoons, not one long night.
 */
export function calendarTimes(
  { date, endDate, startTime, endTime }: Announced,
  zoned: boolean,
): CalendarTimes {
  const last = endDate !== null && endDate > date ? endDate : date;
  if (startTime === null) {
    const end = new Date(utc(last, '00:00').getTime() + DAY_MS);
    return { start: utc(date, '00:00'), end, allDay: true, repeat: 1 };
  }
  const moment = zoned ? local : utc;
  const start = moment(date, startTime);
  if (last === date || endTime === null || endTime > startTime) {
    const repeat = Math.round((utc(last, '00:00').getTime() - utc(date, '00:00').getTime()) / DAY_MS) + 1;
    const end = endTime !== null && endTime > startTime ? moment(date, endTime) : null;
    return { start, end, allDay: false, repeat };
  }
  return { start, end: moment(last, endTime), allDay: false, repeat: 1 };
}

function parts(day: string, time: string): [number, number, number, number, number] {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return [year, month - 1, date, hours, minutes];
}

const local = (day: string, time: string) => new Date(...parts(day, time));
const utc = (day: string, time: string) => new Date(Date.UTC(...parts(day, time)));
