import type { CampusEvent } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import { say, sayFrom } from '../testing/render.tsx';
import {
  clockWords,
  countWords,
  dayWords,
  discWords,
  hostWords,
  modeWords,
  monthTitle,
  monthWords,
  placeWords,
  timeWords,
  untilWords,
} from './eventWords.ts';

const words = { say, language: 'en-CA' };
const french = {
  say: sayFrom({
    eventsTime: 'De {start} à {end}',
    eventsFrom: 'Dès {start}',
    eventsZone: '{hours}, heure de {city}',
    eventsFirstDay: '{day}er',
    eventsPlace: '{city} ({province})',
    eventsPlaces: '{city} ({province})',
    eventsUntil: 'Jusqu’au {end}',
  }),
  language: 'fr-CA',
};

const EVENT: CampusEvent = {
  id: 1,
  slug: 'coffee-chat',
  title: 'Coffee chat',
  date: '2027-01-12',
  endDate: null,
  startTime: '17:00',
  endTime: '19:00',
  timeZone: 'America/Toronto',
  provinces: ['quebec'],
  city: 'Montréal',
  school: '',
  venue: '',
  kind: '',
  online: false,
  featured: false,
  capacity: null,
  link: null,
  description: [],
};
const PROVINCES = [{ slug: 'quebec', name: 'Québec', code: 'QC' }];

test('a day is that of the place, in every time zone of readers', () => {
  expect(discWords('2027-03-01', words)).toEqual({ day: '1', month: 'Mar' });
  expect(dayWords('2027-03-01', words)).toBe('March 1, 2027');
  expect(monthWords('2026-12', words)).toBe('December 2026');
});

test('the time zone is named for online events only', () => {
  expect(timeWords(EVENT, words)).toBe('17:00 to 19:00');
  expect(timeWords({ ...EVENT, online: true }, words)).toBe('17:00 to 19:00, Toronto time');
  expect(timeWords({ ...EVENT, endTime: null }, words)).toBe('From 17:00');
  expect(timeWords({ ...EVENT, startTime: null }, words)).toBe('');
  expect(timeWords({ ...EVENT, online: true, timeZone: null }, words)).toBe('17:00 to 19:00');
});

test('a time zone that is an offset or UTC is always named', () => {
  expect(timeWords({ ...EVENT, timeZone: '-05:00' }, words)).toBe('17:00 to 19:00 (UTC\u221205:00)');
  expect(timeWords({ ...EVENT, timeZone: '+05:30', online: true }, words)).toBe('17:00 to 19:00 (UTC+05:30)');
  expect(timeWords({ ...EVENT, timeZone: 'UTC', endTime: null }, words)).toBe('From 17:00 (UTC)');
});

test('midnight at the end of a day is 00:00', () => {
  expect(timeWords({ ...EVENT, endTime: '24:00' }, words)).toBe('17:00 to 00:00');
  expect(timeWords({ ...EVENT, endTime: '24:00' }, french)).toBe('De 17\u00a0h à 0\u00a0h');
});

test('an event over several days shows its last day', () => {
  expect(untilWords(EVENT, words)).toBe('');
  expect(untilWords({ endDate: '2027-01-13' }, words)).toBe('Until January 13');
});

test('place and mode are shown as far as they are known', () => {
  const online = { ...EVENT, online: true, city: '', provinces: [] };
  const unknown = { ...EVENT, city: '', provinces: [] };
  expect([placeWords(EVENT, PROVINCES, words), modeWords(EVENT, words)]).toEqual([
    'Montréal, Québec',
    'In person',
  ]);
  expect(modeWords({ ...EVENT, online: true }, words)).toBe('In person and online');
  expect([placeWords(online, PROVINCES, words), modeWords(online, words)]).toEqual(['Online', 'Online']);
  expect([placeWords(unknown, PROVINCES, words), modeWords(unknown, words)]).toEqual(['', '']);
});

test('days have the form of Québec', () => {
  expect(dayWords('2027-01-12', french)).toBe('12 janvier 2027');
  expect(dayWords('2027-07-01', french)).toBe('1er juillet 2027');
  expect(dayWords('2027-07-21', french)).toBe('21 juillet 2027');
  expect(untilWords({ endDate: '2027-08-01' }, french)).toBe('Jusqu’au 1er août');
  expect(monthWords('2027-07', french)).toBe('juillet 2027');
  expect(monthTitle('2027-08', french)).toBe('Août 2027');
  expect(discWords('2027-07-01', french)).toEqual({ day: '1', month: 'juill.' });
});

test('times have the form and the words of Québec', () => {
  const evening = { ...EVENT, startTime: '17:30', online: true };
  expect(timeWords(evening, french)).toBe('De 17\u00a0h\u00a030 à 19\u00a0h, heure de Toronto');
  expect(timeWords({ ...EVENT, endTime: null }, french)).toBe('Dès 17\u00a0h');
});

test('places are joined in the form of the language', () => {
  const provinces = [...PROVINCES, { slug: 'ontario', name: 'Ontario', code: 'ON' }];
  const both = { ...EVENT, provinces: ['quebec', 'ontario', 'unknown'] };
  expect(placeWords(EVENT, provinces, french)).toBe('Montréal (Québec)');
  expect(placeWords(both, provinces, words)).toBe('Montréal (Québec, Ontario)');
  expect(placeWords({ ...both, city: '' }, provinces, french)).toBe('Québec et Ontario');
});

test('kind and host are shown as far as they are known', () => {
  expect(hostWords({ ...EVENT, kind: 'Clinic', venue: 'Hall', school: 'Concordia' }, words)).toBe(
    'Clinic, Hall',
  );
  expect(hostWords({ ...EVENT, school: 'Concordia' }, words)).toBe('Concordia');
  expect(hostWords({ ...EVENT, kind: 'Clinic' }, words)).toBe('Clinic');
  expect(hostWords(EVENT, words)).toBe('');
});

test.each([
  ['en-CA', '17:30', '17:30'],
  ['en-CA', '09:00', '09:00'],
  ['fr-CA', '17:30', '17\u00a0h\u00a030'],
  ['fr-CA', '17:00', '17\u00a0h'],
  ['fr-CA', '09:05', '9\u00a0h\u00a005'],
  ['fr-CA', '00:00', '0\u00a0h'],
  ['ar', '17:00', '17:00'],
])('in %s, %s is %s', (language, time, words) => {
  expect(clockWords(time, { language })).toBe(words);
});

const count = (counted: Parameters<typeof countWords>[0]) => countWords(counted, words);

test('the count has all events, and with a filter those shown of them', () => {
  expect(count({ coming: 14, past: 0, total: 14, filtered: false })).toBe('14 events, soonest first');
  expect(count({ coming: 5, past: 0, total: 14, filtered: true })).toBe('5 of 14 events, soonest first');
  expect(count({ coming: 1, past: 0, total: 1, filtered: false })).toBe('1 event');
  expect(count({ coming: 0, past: 0, total: 14, filtered: true })).toBe('0 of 14 events');
});

test('with past events, the count has upcoming and past ones', () => {
  expect(count({ coming: 15, past: 25, total: 40, filtered: false })).toBe('40 events: 15 to come, 25 past');
  expect(count({ coming: 0, past: 4, total: 40, filtered: true })).toBe('4 of 40 events: 0 to come, 4 past');
});

test('zero is singular in French and plural in English', () => {
  const french = {
    say: sayFrom({ eventsOne: '{total} événement', eventsMany: '{total} événements' }),
    language: 'fr-CA',
  };
  const counted = (total: number) => ({ coming: 0, past: 0, total, filtered: false });
  expect([0, 1, 2].map((total) => countWords(counted(total), french))).toEqual([
    '0 événement',
    '1 événement',
    '2 événements',
  ]);
  expect([0, 1, 2].map((total) => count(counted(total)))).toEqual(['0 events', '1 event', '2 events']);
});

test('large counts have the separators of the language', () => {
  expect(count({ coming: 0, past: 0, total: 1200, filtered: false })).toBe('1,200 events');
});
