import { expect, test } from 'vitest';
import { parseCalendar } from './parseCalendar.ts';

/** Reads a calendar of events, each a list of lines. */
function read(...events: string[][]) {
  const log: string[] = [];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//EN',
    'X-WR-TIMEZONE:America/Toronto',
    ...events.flatMap((event, index) => ['BEGIN:VEVENT', ...withUid(event, index), 'END:VEVENT']),
    'END:VCALENDAR',
  ];
  const options = { today: '2027-01-15', days: 60, log: (line: string) => void log.push(line) };
  return { events: parseCalendar(lines.join('\r\n'), options), log };
}

/** Adds the UID that an event does not have itself. */
const withUid = (event: string[], index: number) =>
  event.some((line) => line.startsWith('UID:')) ? event : [`UID:${index}`, ...event];

test('reads a time at its place, with the words of the event', () => {
  const { events, log } = read([
    'SUMMARY:Open house\\, with lunch',
    'DTSTART;TZID=America/Winnipeg:20270205T173000',
    'DTEND;TZID=America/Winnipeg:20270205T190000',
    'LOCATION:Room 4\\, Buller Building',
    'CATEGORIES:Open house',
    'URL:https://example.com/open-house',
    'DESCRIPTION:Come as you are.\\n\\nBring a question\\nor two.',
  ]);
  expect(events).toEqual([
    {
      id: expect.any(Number),
      title: 'Open house, with lunch',
      date: '2027-02-05',
      endDate: null,
      startTime: '17:30',
      endTime: '19:00',
      timeZone: 'America/Winnipeg',
      venue: 'Room 4, Buller Building',
      kind: 'Open house',
      online: false,
      description: ['Come as you are.', 'Bring a question or two.'],
      link: { href: 'https://example.com/open-house' },
    },
  ]);
  expect(log).toEqual([]);
});

test('reads whole days, times in UTC, and times without a zone in that of the calendar', () => {
  const { events } = read(
    ['SUMMARY:Fair', 'DTSTART;VALUE=DATE:20270210', 'DTEND;VALUE=DATE:20270212'],
    ['SUMMARY:Call', 'DTSTART:20270211T150000Z', 'LOCATION:https://meet.example.com/a'],
    ['SUMMARY:Talk', 'DTSTART:20270212T150000', 'DTEND:20270213T010000'],
  );
  expect(events).toMatchObject([
    { date: '2027-02-10', endDate: '2027-02-11', startTime: null, endTime: null, timeZone: null },
    {
      startTime: '15:00',
      endTime: null,
      timeZone: 'UTC',
      online: true,
      venue: '',
      link: { href: 'https://meet.example.com/a' },
    },
    { endDate: '2027-02-13', endTime: '01:00', timeZone: 'America/Toronto' },
  ]);
});

test('lists each occurrence of a repeated event within the days, with skipped and changed ones', () => {
  const { events } = read(
    [
      'SUMMARY:Coffee',
      'DTSTART;TZID=America/Toronto:20270108T090000',
      'RRULE:FREQ=WEEKLY',
      'EXDATE;TZID=America/Toronto:20270122T090000',
    ],
    // The same event, at another time on one day.
    [
      'UID:0',
      'RECURRENCE-ID;TZID=America/Toronto:20270129T090000',
      'SUMMARY:Late coffee',
      'DTSTART;TZID=America/Toronto:20270129T140000',
    ],
  );
  const days = events.map(({ date }) => date);
  expect(days.slice(0, 4)).toEqual(['2027-01-08', '2027-01-15', '2027-01-29', '2027-02-05']);
  expect(days.at(-1)).toBe('2027-03-12');
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
});

test('leaves out cancelled and private events, and says what it cannot read', () => {
  const { events, log } = read(
    ['SUMMARY:Gone', 'DTSTART:20270205T100000Z', 'STATUS:CANCELLED'],
    ['SUMMARY:Ours', 'DTSTART:20270205T100000Z', 'CLASS:PRIVATE'],
    ['SUMMARY:Someday'],
    ['DTSTART:20270205T100000Z'],
    ['SUMMARY:Long ago', 'DTSTART:20200205T100000Z'],
  );
  expect(events).toEqual([]);
  expect(log).toEqual(['"Someday" has no date. It is left out.', '"3" has no title. It is left out.']);
});

test('stops at an event of each second, and at a thousand events', () => {
  const { events, log } = read(['SUMMARY:Tick', 'DTSTART:20270116T000000Z', 'RRULE:FREQ=SECONDLY']);
  expect(events).toHaveLength(1000);
  expect(log).toEqual(['Only the first 1000 events are read.']);
});

test('says that a page of a website is no calendar', () => {
  const options = { today: '2027-01-15', days: 60, log: () => undefined };
  for (const text of ['<!doctype html>', '', 'BEGIN:VCARD\r\nEND:VCARD'])
    expect(() => parseCalendar(text, options)).toThrow(/is no calendar/);
});
