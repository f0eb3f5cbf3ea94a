import { expect, test } from 'vitest';
import { dayOf, readClock } from './clock.ts';

test('stands still at the day or the moment of TODAY', () => {
  expect(readClock({ TODAY: '2027-06-01' })().toISOString()).toBe('2027-06-01T12:00:00.000Z');
  expect(readClock({ TODAY: '2029-01-31T23:59Z' })().toISOString()).toBe('2029-01-31T23:59:00.000Z');
  expect(dayOf(readClock({ TODAY: '2028-02-29' })())).toBe('2028-02-29');
});

test('is the clock of the machine without TODAY', () => {
  for (const env of [{}, { TODAY: '' }]) {
    const [before, now] = [Date.now(), readClock(env)().getTime()];
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  }
});

test.each(['tomorrow', '2027-02-29', '2027-13-01', '2027-06-01T25:00Z', '2027-06-01T09:30', '1 June 2027'])(
  'refuses TODAY=%s with a remedy',
  (TODAY) => {
    expect(() => readClock({ TODAY })).toThrow(
      `TODAY is "${TODAY}". Write a day, such as 2027-06-01, or a moment, such as 2027-06-01T09:30Z.`,
    );
  },
);
