import type { CampusEvent, CampusEvents, Site } from '@tamarack-lowe/content-model';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { GROWN_FIRM } from '../../testing/grownFirm.ts';
import { GROWN_FIRM_EVENTS } from '../../testing/grownFirmEvents.ts';
import { makeEvent } from '../../testing/makeEvent.ts';
import { siteCalendar } from './siteCalendar.ts';
import { eventsOf, momentOf, propertyValue, readStrictly } from './testing/strictCalendar.ts';

const EVENT = makeEvent({
  slug: 'coffee-chat',
  title: 'Coffee; cake, and “chat”',
  timeZone: 'America/St_Johns',
  provinces: ['newfoundland-and-labrador'],
  city: 'St. John’s',
  school: 'Memorial University',
  venue: 'Room 2',
  link: { href: 'https://events.example/7?a=1,2;b', label: '' },
  description: [
    'One line.',
    'And a very long one, é, that a calendar file has to fold at seventy-five octets or so.',
  ],
});
const PROVINCES = [{ slug: 'newfoundland-and-labrador', name: 'Newfoundland and Labrador', code: 'NL' }];
const NOW = Date.UTC(2026, 10, 1, 8);

function write(
  events: readonly CampusEvent[],
  more: Partial<CampusEvents> & { feedName?: string; site?: Site } = {},
) {
  const { provinces = PROVINCES, feedName, site = GROWN_FIRM.site } = more;
  return siteCalendar(site, { events: [...events], provinces }, NOW, feedName);
}

/** Reads a calendar twice: with our strict reader, and with ical.js, which shares no code with the writer. */
function read(events: readonly CampusEvent[], more: Parameters<typeof write>[1] = {}) {
  const text = write(events, more);
  const strict = readStrictly(text);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const entries = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
  const whens = eventsOf(strict).map(({ properties }) =>
    properties.filter(({ name }) => /^(?:DTSTART|DTEND|DURATION|RRULE)$/.test(name)),
  );
  return { text, strict, calendar, entries, whens };
}

/** DTSTART and the lines after it, as the file has them. */
function linesOf(event: CampusEvent): string[] {
  return read([event]).whens.flatMap((properties) =>
    properties.map(({ name, params, value }) =>
      [name, ...Object.entries(params).map(([key, word]) => `;${key}=${word}`), `:${value}`].join(''),
    ),
  );
}

test('keeps the time on the wall, with the zone and its rules', () => {
  const { entries, calendar } = read([EVENT]);
  const [entry] = entries;
  expect(entry?.startDate.toString()).toBe('2027-01-12T17:00:00');
  expect(entry?.endDate.toString()).toBe('2027-01-12T19:00:00');
  expect(entry?.component.getFirstProperty('dtstart')?.getParameter('tzid')).toBe('America/St_Johns');
  const zones = calendar.getAllSubcomponents('vtimezone');
  expect(zones.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual(['America/St_Johns']);
});

test('means the moment that the place means', () => {
  const { entries, calendar } = read([EVENT]);
  const rules = calendar.getFirstSubcomponent('vtimezone');
  if (!entries[0] || !rules) throw new Error('The file has no event or no zone.');
  const start = entries[0].startDate.clone();
  start.zone = new ICAL.Timezone(rules);
  expect(start.toJSDate().toISOString()).toBe('2027-01-12T20:30:00.000Z');
});

test('gives the words back as they were', () => {
  const [entry] = read([EVENT]).entries;
  expect(entry?.summary).toBe(EVENT.title);
  expect(entry?.description).toBe(EVENT.description.join('\n\n'));
  expect(entry?.location).toBe('Room 2, Memorial University, St. John’s, Newfoundland and Labrador');
  expect(entry?.component.getFirstPropertyValue('url')).toBe('https://events.example/7?a=1,2;b');
  expect(entry?.uid).toBe('event-7@korero.example');
});

test('writes a zone that is but an offset as UTC, and lets a time float when its zone is missing or unknown', () => {
  const zones = ['-05:00', 'UTC', 'EST', null, 'Somewhere/Else', 'Canada/Eastern'];
  expect(zones.map((timeZone) => linesOf({ ...EVENT, timeZone })[0])).toEqual([
    'DTSTART:20270112T220000Z',
    'DTSTART:20270112T170000Z',
    'DTSTART:20270112T220000Z',
    'DTSTART:20270112T170000',
    'DTSTART:20270112T170000',
    'DTSTART;TZID=America/Toronto:20270112T170000',
  ]);
});

test.each([
  [{ startTime: '18:00', endTime: '00:00' }, ['20270112T180000', '20270113T000000']],
  [{ startTime: '22:00', endTime: '02:00' }, ['20270112T220000', '20270113T020000']],
  [{ startTime: '22:00', endTime: '02:00', date: '2027-12-31' }, ['20271231T220000', '20280101T020000']],
  [{ startTime: '22:00', endTime: '02:00', endDate: '2027-01-13' }, ['20270112T220000', '20270113T020000']],
])('a time past midnight ends the next day: %j', (hours, times) => {
  const [start, end, ...rest] = read([{ ...EVENT, ...hours }]).whens[0] ?? [];
  expect([start?.value, end?.value]).toEqual(times);
  expect(end?.name).toBe('DTEND');
  expect(rest).toEqual([]);
});

test('writes an event without a time as whole days, the last one included', () => {
  const [entry] = read([{ ...EVENT, startTime: null, endTime: null, endDate: '2027-01-14' }]).entries;
  expect(entry?.startDate.isDate).toBe(true);
  expect([String(entry?.startDate), String(entry?.endDate)]).toEqual(['2027-01-12', '2027-01-15']);
});

test('writes a fair on two days as two afternoons, evenings until midnight as evenings, and a long night as one', () => {
  expect(linesOf({ ...EVENT, timeZone: null, endDate: '2027-01-13' })).toEqual([
    'DTSTART:20270112T170000',
    'DTEND:20270112T190000',
    'RRULE:FREQ=DAILY;COUNT=2',
  ]);
  const evenings = { ...EVENT, timeZone: null, endTime: '24:00', endDate: '2027-01-13' };
  expect(linesOf(evenings)).toEqual([
    'DTSTART:20270112T170000',
    'DTEND:20270113T000000',
    'RRULE:FREQ=DAILY;COUNT=2',
  ]);
  expect(linesOf({ ...EVENT, timeZone: null, endTime: '12:00', endDate: '2027-01-14' })).toEqual([
    'DTSTART:20270112T170000',
    'DTEND:20270114T120000',
  ]);
});

test('leaves out a day that is not announced, and an end that nobody knows', () => {
  const { whens } = read([
    { ...EVENT, date: null },
    { ...EVENT, endTime: null },
  ]);
  expect(whens.map((properties) => properties.map(({ name }) => name))).toEqual([['DTSTART']]);
});

test.each(['America/Toronto', 'Europe/Paris', 'Pacific/Auckland', 'UTC'])(
  'keeps 02:30 on the night of the change when the file is made in a browser in %s',
  (machine) => {
    const lines = inZone(machine, () =>
      linesOf({
        ...EVENT,
        timeZone: 'America/Regina',
        date: '2027-03-14',
        startTime: '02:30',
        endTime: '03:30',
      }),
    );
    expect(lines).toEqual([
      'DTSTART;TZID=America/Regina:20270314T023000',
      'DTEND;TZID=America/Regina:20270314T033000',
    ]);
  },
);

test('from a time that clocks leave out to one just after, tells the length: the end would not lie behind the start', () => {
  const event = {
    ...EVENT,
    timeZone: 'America/Toronto',
    date: '2027-03-14',
    startTime: '02:30',
    endTime: '03:30',
  };
  const [entry] = inZone('America/Toronto', () => read([event]).entries);
  expect(linesOf(event)).toEqual(['DTSTART;TZID=America/Toronto:20270314T023000', 'DURATION:PT1H']);
  expect(String(entry?.startDate)).toBe('2027-03-14T02:30:00');
  expect(String(entry?.endDate)).toBe('2027-03-14T03:30:00');
  expect(linesOf({ ...event, startTime: '02:45', endTime: '03:15' })[1]).toBe('DURATION:PT30M');
});

test('every line is as RFC 5545 has it, the last one ended by CRLF', () => {
  const { events, provinces } = GROWN_FIRM_EVENTS;
  const { text, strict } = read(events, { provinces, feedName: 'Firm; “kōrero”, \\ | Events' });
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(eventsOf(strict).map((event) => propertyValue(event, 'UID'))).toEqual(
    [1, 2, 4].map((id) => `event-${id}@korero.example`),
  );
  expect(() => readStrictly(write([EVENT]).slice(0, -2))).toThrow('The last line has no CRLF.');
});

test('a calendar without events is still one', () => {
  const { strict } = read([], { feedName: 'Events' });
  expect(eventsOf(strict)).toEqual([]);
});

test('says which language it is in', () => {
  expect(write([EVENT])).toMatch(/^PRODID:-\/\/Reid & Ngata Limited\/\/korero\.example\/\/MI\r$/m);
});

test('says of a calendar to subscribe to what it is called and how often to look, and of no other', () => {
  const { text, calendar } = read([EVENT], { feedName: 'Firm | Events' });
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Firm | Events');
  expect(calendar.getFirstPropertyValue('name')).toBe('Firm | Events');
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT12H');
  expect(text).toMatch(/^X-PUBLISHED-TTL:PT12H\r$/m);
  expect(read([EVENT]).text).not.toMatch(/^(?:X-WR-CAL)?NAME:|REFRESH|TTL/m);
});

test('says of an event without a place that it is online', () => {
  const { events, provinces } = GROWN_FIRM_EVENTS;
  const { entries } = read(events, { provinces });
  expect(entries.map(({ location }) => location)).toEqual([
    'Link building, University of Otago, Dunedin, Otago',
    'eventsOnline',
    null,
  ]);
});

/** Runs a function with the machine's clock in a time zone. */
function inZone<T>(machine: string, run: () => T): T {
  const before = process.env.TZ;
  process.env.TZ = machine;
  try {
    return run();
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}

/** Days on which clocks change: forwards and back, in both hemispheres, at midnight, by half an hour, for Ramadan. */
const CHANGES: [zone: string, day: string][] = [
  ['America/Toronto', '2027-03-14'],
  ['America/Toronto', '2027-11-07'],
  ['America/St_Johns', '2027-03-14'],
  ['America/Havana', '2027-11-07'],
  ['America/Santiago', '2027-04-03'],
  ['America/Santiago', '2027-09-05'],
  ['Europe/Paris', '2027-03-28'],
  ['Europe/Paris', '2027-10-31'],
  ['Europe/Dublin', '2027-10-31'],
  ['Africa/Casablanca', '2027-02-07'],
  ['Africa/Casablanca', '2027-03-14'],
  ['Africa/Cairo', '2027-04-30'],
  ['Asia/Jerusalem', '2028-03-24'],
  ['Asia/Kolkata', '2027-03-14'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['Australia/Lord_Howe', '2027-10-03'],
  ['Pacific/Auckland', '2027-04-04'],
  ['Pacific/Chatham', '2027-09-26'],
  ['America/Vancouver', '2027-11-07'],
  ['Antarctica/Troll', '2027-03-28'],
];

const formats = new Map<string, Intl.DateTimeFormat>();

/** Local time of a zone at a moment, according to the engine: `20270314T013000`. */
function shown(timeZone: string, moment: number): string {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return format.format(moment).replaceAll(/[-:]/g, '').replace(' ', 'T');
}

test('every file is strict and means the moments of its place, around every change and on whatever machine', () => {
  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => clockOf(quarter * 15));
  const words = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('a\r\nb', '\\n;,', '\u0007', '漢'.repeat(60)),
  );
  const link = fc.webUrl({ withQueryParameters: true, withFragments: true });
  const machine = fc.constantFrom(
    'America/Toronto',
    'Europe/Paris',
    'Pacific/Auckland',
    'Asia/Kolkata',
    'UTC',
  );
  const hours = fc.record({
    change: fc.constantFrom(...CHANGES),
    days: fc.integer({ min: -1, max: 1 }),
    last: fc.option(fc.integer({ min: 1, max: 40 })),
    startTime: fc.option(time, { freq: 9 }),
    endTime: fc.option(fc.oneof(time, fc.constant('24:00')), { freq: 9 }),
  });
  fc.assert(
    fc.property(
      hours,
      words,
      link,
      machine,
      ({ change: [timeZone, day], days, last, ...times }, title, href, tz) => {
        const date = dayFrom(day, days);
        const endDate = last === null ? null : dayFrom(date, last);
        const event = { ...EVENT, ...times, timeZone, date, endDate, title, link: { href, label: '' } };
        const text = inZone(tz, () => write([event]));
        expect(text).toBe(write([event]));
        const calendar = readStrictly(text);
        const [entry] = eventsOf(calendar);
        for (const property of entry?.properties ?? []) {
          if (!property.params.TZID) continue;
          const moment = momentOf(calendar, property);
          const isThere = shown(timeZone, moment) === property.value;
          // Expects the local time of the place where that time exists, and its first occurrence where it exists twice.
          const quarters = Array.from({ length: 16 }, (_, index) => moment + (index - 8) * 900_000);
          const firstShown = quarters.find((each) => shown(timeZone, each) === property.value);
          expect(isThere ? firstShown : firstShown === undefined).toBe(isThere ? moment : true);
        }
      },
    ),
    { seed: 36, numRuns: 200 },
  );
});

const dayFrom = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const clockOf = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);
