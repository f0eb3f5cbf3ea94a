import type { CampusEvent } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import { say } from '../testing/sayings.ts';
import {
  dayWords,
  discWords,
  modeWords,
  monthWords,
  placeWords,
  timeWords,
  untilWords,
} from './eventWords.ts';

const words = { say, language: 'en-CA' };

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

test('writes the day of the place, whatever zone the reader is in', () => {
  expect(discWords('2027-03-01', words)).toEqual({ day: '1', month: 'Mar' });
  expect(dayWords('2027-03-01', words)).toBe('March 1, 2027');
  expect(monthWords('2026-12', words)).toBe('December 2026');
});

test('names the zone only where people are not in the same room', () => {
  expect(timeWords(EVENT, words)).toBe('17:00 to 19:00');
  expect(timeWords({ ...EVENT, online: true }, words)).toBe('17:00 to 19:00, Toronto time');
  expect(timeWords({ ...EVENT, endTime: null }, words)).toBe('From 17:00');
  expect(timeWords({ ...EVENT, startTime: null }, words)).toBe('');
});

test('says how long an event over several days goes on', () => {
  expect(untilWords(EVENT, words)).toBe('');
  expect(untilWords({ endDate: '2027-01-13' }, words)).toBe('Until January 13');
});

test('says where and how, as far as it is known', () => {
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
