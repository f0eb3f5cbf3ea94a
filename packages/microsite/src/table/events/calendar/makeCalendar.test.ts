import type { CampusEvent } from '@tamarack-lowe/content-model';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { GROWN_FIRM_EVENTS } from '../../testing/grownFirmEvents.ts';
import { type CalendarContext, makeCalendar } from './makeCalendar.ts';

const EVENT: CampusEvent = {
  id: 7,
  slug: 'coffee-chat',
  title: 'Coffee; cake, and “chat”',
  date: '2027-01-12',
  endDate: null,
  startTime: '17:00',
  endTime: '19:00',
  timeZone: 'America/St_Johns',
  provinces: ['newfoundland-and-labrador'],
  city: 'St. John’s',
  school: 'Memorial University',
  venue: 'Room 2',
  kind: '',
  online: false,
  featured: false,
  capacity: null,
  link: { href: 'https://events.example/7?a=1,2;b', label: '' },
  description: [
    'One line.',
    'And a very long one, é, that a calendar file has to fold at seventy-five octets or so.',
  ],
};
const CONTEXT = {
  provinces: [{ slug: 'newfoundland-and-labrador', name: 'Newfoundland and Labrador', code: 'NL' }],
  firm: 'Firm',
  language: 'mi-NZ',
  page: 'https://site.example/rauemi/hui',
  onlineLabel: 'Online',
  now: new Date(Date.UTC(2026, 10, 1, 8)),
};

/** Read by ical.js, which shares no code with the library that writes. */
function read(events: readonly CampusEvent[], context: CalendarContext = CONTEXT) {
  const text = makeCalendar(events, context);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const entries = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
  return { text, calendar, entries };
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
  expect(entry?.component.getFirstPropertyValue('url')).toBe('https://events.example/7?a=1%2C2%3Bb');
  expect(entry?.uid).toBe('event-7@site.example');
});

test('lets a time float when its zone is missing or unknown, and uses the present name of an old one', () => {
  const zones = [null, 'Somewhere/Else', 'Canada/Eastern'];
  const { entries } = read(zones.map((timeZone, id) => ({ ...EVENT, id, timeZone })));
  const starts = entries.map(({ component }) => component.getFirstProperty('dtstart'));
  expect(starts.map((start) => start?.getParameter('tzid'))).toEqual([
    undefined,
    undefined,
    'America/Toronto',
  ]);
  expect(starts.map((start) => String(start?.getFirstValue()))).toEqual(
    Array.from({ length: 3 }, () => '2027-01-12T17:00:00'),
  );
});

test('writes an event without a time as whole days, the last one included', () => {
  const [entry] = read([{ ...EVENT, startTime: null, endTime: null, endDate: '2027-01-14' }]).entries;
  expect(entry?.startDate.isDate).toBe(true);
  expect([String(entry?.startDate), String(entry?.endDate)]).toEqual(['2027-01-12', '2027-01-15']);
});

test('writes a fair on two days as two afternoons, and a night as one', () => {
  const [fair, night] = read([
    { ...EVENT, endDate: '2027-01-13' },
    { ...EVENT, id: 8, startTime: '22:00', endTime: '02:00', endDate: '2027-01-13' },
  ]).entries;
  expect(fair?.component.getFirstPropertyValue('rrule')?.toString()).toBe('FREQ=DAILY;COUNT=2');
  expect(String(fair?.endDate)).toBe('2027-01-12T19:00:00');
  expect(String(night?.endDate)).toBe('2027-01-13T02:00:00');
});

test('leaves out a day that is not announced and an end before the start', () => {
  const { entries, text } = read([
    { ...EVENT, date: null },
    { ...EVENT, endTime: '08:00' },
  ]);
  expect(entries).toHaveLength(1);
  expect(text).not.toContain('DTEND');
});

test('says which language it is in', () => {
  expect(makeCalendar([EVENT], { ...CONTEXT, language: 'pt-BR' })).toMatch(/PRODID:.*\/\/PT/);
});

test('says of a calendar to subscribe to what it is called and how often to look, and of no other', () => {
  const { text, calendar } = read([EVENT], { ...CONTEXT, feedName: 'Firm | Events' });
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Firm | Events');
  expect(calendar.getFirstPropertyValue('name')).toBe('Firm | Events');
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT12H');
  expect(text).toMatch(/^X-PUBLISHED-TTL:PT12H\r$/m);
  expect(read([EVENT]).text).not.toMatch(/^(?:X-WR-CAL)?NAME:|REFRESH|TTL/m);
});

test('packs every announced event of a list, with lines no longer than 75 octets', () => {
  const { events, provinces } = GROWN_FIRM_EVENTS;
  const { entries, text } = read(events, { ...CONTEXT, provinces });
  expect(entries.map(({ uid }) => uid)).toEqual([1, 2, 4].map((id) => `event-${id}@site.example`));
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
});

test('says of an event without a place that it is online', () => {
  const { events, provinces } = GROWN_FIRM_EVENTS;
  const { entries } = read(events, { ...CONTEXT, provinces });
  expect(entries.map(({ location }) => location)).toEqual([
    'Link building, University of Otago, Dunedin, Otago',
    'Online',
    null,
  ]);
});
