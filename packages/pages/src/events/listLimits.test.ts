import { expect, test } from 'vitest';
import {
  type EventRange,
  firstRange,
  monthOptions,
  rangeWithin,
  withEarlier,
  withLater,
} from './listLimits.ts';

test('the first range is the first fifty upcoming or the last fifty past events', () => {
  expect(firstRange(2000, false)).toEqual({ first: 0, end: 50 });
  expect(firstRange(2000, true)).toEqual({ first: 1950, end: 2000 });
  expect(firstRange(7, false)).toEqual({ first: 0, end: 7 });
  expect(firstRange(7, true)).toEqual({ first: 0, end: 7 });
});

test('a range grows by fifty, or by the rest', () => {
  expect(withLater({ first: 0, end: 50 }, 120)).toEqual({ first: 0, end: 100 });
  expect(withLater({ first: 0, end: 100 }, 120)).toEqual({ first: 0, end: 120 });
  expect(withEarlier({ first: 70, end: 120 })).toEqual({ first: 20, end: 120 });
  expect(withEarlier({ first: 20, end: 120 })).toEqual({ first: 0, end: 120 });
});

test('beyond four hundred, events at the other end leave', () => {
  expect(withLater({ first: 0, end: 400 }, 2000)).toEqual({ first: 50, end: 450 });
  expect(withEarlier({ first: 50, end: 450 })).toEqual({ first: 0, end: 400 });
});

test.each([0, 1, 49, 50, 51, 399, 401, 2000, 5000])(
  'a range of %i events never exceeds four hundred, and each event can be reached',
  (count) => {
    // Twelve presses in every order: a bit says which way one goes.
    for (let order = 0; order < 2 ** 12; order += 1) {
      let range = firstRange(count, order % 2 === 0);
      for (let press = 0; press < 12; press += 1) {
        range = (order >> press) % 2 === 0 ? withLater(range, count) : withEarlier(range);
      }
      const { first, end } = range;
      if (end - first > 400 || first < 0 || end > count)
        throw new Error(`${count}, ${order}: ${first} to ${end}`);
    }
    const places = new Set<number>();
    const see = ({ first, end }: EventRange) => {
      for (let place = first; place < end; place += 1) places.add(place);
    };
    const start = firstRange(count, false);
    for (let range = start; range.end < count; range = withLater(range, count)) see(range);
    for (let range = firstRange(count, true); range.first > 0; range = withEarlier(range)) see(range);
    see(start);
    see(firstRange(count, true));
    expect(places.size).toBe(count);
  },
);

test('a range shrinks with a shorter list', () => {
  expect(rangeWithin({ first: 50, end: 450 }, 60)).toEqual({ first: 50, end: 60 });
  expect(rangeWithin({ first: 50, end: 450 }, 20)).toEqual({ first: 20, end: 20 });
});

const MONTHS = Array.from({ length: 3000 }, (_, index) => {
  const year = String(1900 + Math.floor(index / 12)).padStart(4, '0');
  return `${year}-${String((index % 12) + 1).padStart(2, '0')}`;
});

test('months of ten years are all offered', () => {
  expect(monthOptions(MONTHS.slice(0, 120), '2027-01')).toEqual(MONTHS.slice(0, 120));
});

test('of hundreds of years, ten around this month are offered, two of them past', () => {
  const near = monthOptions(MONTHS, '2027-01');
  expect([near.length, near[0], near[24], near.at(-1)]).toEqual([120, '2025-01', '2027-01', '2034-12']);
});

test('as many are offered when all months are upcoming or all past', () => {
  expect(monthOptions(MONTHS, '1000-01')).toEqual(MONTHS.slice(0, 120));
  expect(monthOptions(MONTHS, '9999-01')).toEqual(MONTHS.slice(-120));
});
