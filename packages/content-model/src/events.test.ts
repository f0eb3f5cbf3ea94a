import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CampusEvent,
  filterEvents,
  findProvince,
  monthsOfEvents,
  provinceParam,
  sortEvents,
} from './events.ts';
import { makeEvent } from './testing/makeEvent.ts';

const ids = (events: CampusEvent[]) => events.map(({ id }) => id);

test('sorts by date, then start time with none first, then title, then id; undated last', () => {
  const day = { date: '2027-01-19' };
  const events = [
    makeEvent(1),
    makeEvent(2, { ...day, startTime: '10:00', title: 'Zoo' }),
    makeEvent(3, { ...day, startTime: '10:00', title: 'Éclair' }),
    makeEvent(5, { ...day, startTime: '09:00' }),
    makeEvent(4, { ...day, startTime: '09:00' }),
    makeEvent(6, { ...day }),
    makeEvent(7, { date: '2026-12-31', startTime: '23:00' }),
  ];
  expect(ids(sortEvents(events))).toEqual([7, 6, 4, 5, 3, 2, 1]);
});

test('sorting gives the same list whatever the order before, and leaves the given list alone', () => {
  const events = [makeEvent(1), makeEvent(2, { date: '2027-01-01' }), makeEvent(3, { date: '2026-01-01' })];
  fc.assert(
    fc.property(fc.shuffledSubarray(events, { minLength: 3 }), (shuffled) => {
      const before = ids(shuffled);
      expect(ids(sortEvents(shuffled))).toEqual([3, 2, 1]);
      expect(ids(shuffled)).toEqual(before);
    }),
  );
});

test('sorts the other way round when told so, undated still last', () => {
  const events = [makeEvent(1, { date: '2027-01-01' }), makeEvent(2), makeEvent(3, { date: '2027-02-01' })];
  expect(ids(sortEvents(events, 'desc'))).toEqual([3, 1, 2]);
});

test('lists each month that an event overlaps once, in order', () => {
  const events = [
    makeEvent(1, { date: '2027-03-02' }),
    makeEvent(2, { date: '2026-11-30', endDate: '2027-01-02' }),
    makeEvent(3, { date: '2026-12-09' }),
    makeEvent(4),
  ];
  expect(monthsOfEvents(events)).toEqual(['2026-11', '2026-12', '2027-01', '2027-03']);
});

test.each([
  ['9999-12-31', null, ['9999-12']],
  ['0999-12-31', '1000-01-01', ['0999-12', '1000-01']],
])('counts the months of an event from %s to %s', (date, endDate, months) => {
  expect(monthsOfEvents([makeEvent(1, { date, endDate })])).toEqual(months);
});

test('filters by month across the months of an event, leaving out the undated', () => {
  const events = [makeEvent(1, { date: '2026-10-30', endDate: '2026-11-01' }), makeEvent(2)];
  expect(ids(filterEvents(events, { province: null, month: '2026-11' }))).toEqual([1]);
  expect(ids(filterEvents(events, { province: null, month: '2026-12' }))).toEqual([]);
  expect(ids(filterEvents(events, { province: null, month: null }))).toEqual([1, 2]);
});

test('shows an online event without a province under every province, and no other', () => {
  const events = [
    makeEvent(1, { online: true }),
    makeEvent(2, { online: true, provinces: ['quebec'] }),
    makeEvent(3, { provinces: ['ontario', 'quebec'] }),
    makeEvent(4),
  ];
  expect(ids(filterEvents(events, { province: 'ontario', month: null }))).toEqual([1, 3]);
  expect(ids(filterEvents(events, { province: 'quebec', month: null }))).toEqual([1, 2, 3]);
});

test('finds a province by its code or its slug in an address', () => {
  const ontario = { slug: 'ontario', name: 'Ontario', code: 'ON' };
  const yukon = { slug: 'yukon', name: 'Yukon', code: '' };
  expect([ontario, yukon].map(provinceParam)).toEqual(['on', 'yukon']);
  expect(findProvince([ontario, yukon], 'ON')).toBe(ontario);
  expect(findProvince([ontario, yukon], 'ontario')).toBe(ontario);
  expect(findProvince([ontario, yukon], 'yukon')).toBe(yukon);
  expect(findProvince([ontario, yukon], '')).toBeNull();
  expect(findProvince([ontario, yukon], null)).toBeNull();
});
