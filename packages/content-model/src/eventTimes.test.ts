import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CampusEvent } from './events.ts';
import { eventTimes, isPastEvent, nextEventEnd, splitPastEvents } from './eventTimes.ts';
import { firstMoment, shifted, shownTime, ZONES } from './testing/clocks.ts';
import { makeEvent } from './testing/makeEvent.ts';

const ids = (events: CampusEvent[]) => events.map(({ id }) => id);

/** What clocks in Toronto show in winter, as a moment. */
const inToronto = (clock: string) => Date.parse(`${clock}-05:00`);
const TORONTO = { timeZone: 'America/Toronto' };

test('an event is open until its end in its own zone: 19:00 in Toronto is to come at 18:30 there, 00:30 in Paris', () => {
  const event = makeEvent(1, { ...TORONTO, date: '2027-02-04', startTime: '19:00', endTime: '21:00' });
  expect(isPastEvent(event, Date.parse('2027-02-05T00:30+01:00'))).toBe(false);
  expect(isPastEvent(event, inToronto('2027-02-04T20:59'))).toBe(false);
  expect(isPastEvent(event, inToronto('2027-02-04T21:00'))).toBe(true);
});

test('an event from 22:00 to 02:00 is open at 01:00, and over at 02:00', () => {
  const event = makeEvent(1, { ...TORONTO, date: '2027-02-04', startTime: '22:00', endTime: '02:00' });
  expect(isPastEvent(event, inToronto('2027-02-05T01:00'))).toBe(false);
  expect(isPastEvent(event, inToronto('2027-02-05T02:00'))).toBe(true);
});

test('an event without an end is over with its last day there, and never without a date', () => {
  const event = makeEvent(1, { ...TORONTO, date: '2026-12-30', endDate: '2027-01-01', startTime: '10:00' });
  for (const each of [event, { ...event, startTime: null }]) {
    expect(isPastEvent(each, inToronto('2027-01-01T23:59'))).toBe(false);
    expect(isPastEvent(each, inToronto('2027-01-02T00:00'))).toBe(true);
  }
  expect(isPastEvent(makeEvent(2), Date.parse('2099-01-01'))).toBe(false);
});

test('an event that names no zone is in that of the firm, and without one open until its day is over everywhere', () => {
  const event = makeEvent(1, { date: '2027-02-04' });
  const noon = Date.parse('2027-02-05T12:00Z');
  expect([isPastEvent(event, noon - 1), isPastEvent(event, noon)]).toEqual([false, true]);
  expect(isPastEvent(event, Date.parse('2027-02-04T11:00Z'), 'Pacific/Auckland')).toBe(true);
});

test('a zone that the engine does not know throws nothing and ends nothing early', () => {
  const event = makeEvent(1, { date: '2027-02-04', timeZone: 'Mars/Base' });
  expect(isPastEvent(event, Date.parse('2027-02-05T11:59Z'))).toBe(false);
});

test('from a time that clocks leave out to one just after, an event is as long as it says', () => {
  const event = makeEvent(1, { ...TORONTO, date: '2027-03-14', startTime: '02:30', endTime: '03:30' });
  expect(isPastEvent(event, Date.parse('2027-03-14T08:29Z'))).toBe(false);
  expect(isPastEvent(event, Date.parse('2027-03-14T08:30Z'))).toBe(true);
});

test.each([
  ['18:00', '00:00', null, { end: '2027-02-05 00:00', days: 1 }],
  ['22:00', '02:00', null, { end: '2027-02-05 02:00', days: 1 }],
  ['22:00', '02:00', '2027-02-05', { end: '2027-02-05 02:00', days: 1 }],
  ['00:00', '00:00', null, { end: '2027-02-05 00:00', days: 1 }],
  ['10:00', '15:00', '2027-02-05', { end: '2027-02-04 15:00', days: 2 }],
  ['18:00', '24:00', '2027-02-05', { end: '2027-02-05 00:00', days: 2 }],
  ['18:00', '00:00', '2027-02-06', { end: '2027-02-05 00:00', days: 3 }],
  ['18:00', '12:00', '2027-02-06', { end: '2027-02-06 12:00', days: 1 }],
  ['18:00', '18:00', null, { end: null, days: 1 }],
  ['18:00', null, '2027-02-05', { end: null, days: 2 }],
])('from %s to %s, last day %s, ends where its place would say', (startTime, endTime, endDate, expected) => {
  const times = eventTimes(makeEvent(1, { date: '2027-02-04', startTime, endTime, endDate }));
  expect(times?.start).toEqual({ day: '2027-02-04', time: startTime });
  expect({ end: times?.end && `${times.end.day} ${times.end.time}`, days: times?.days }).toEqual(expected);
});

test('an event without hours is whole days', () => {
  expect(eventTimes(makeEvent(1, { date: '2028-02-28', endDate: '2028-02-29' }))).toEqual({
    start: { day: '2028-02-28', time: null },
    end: { day: '2028-02-29', time: null },
    days: 1,
  });
  expect(eventTimes(makeEvent(2))).toBeNull();
});

test('splits a list into what is to come and what is over, each in its order', () => {
  const events = [
    makeEvent(1, { date: '2027-03-03' }),
    makeEvent(2, { date: '2027-03-01' }),
    makeEvent(3),
    makeEvent(4, { date: '2027-02-01' }),
  ];
  const { upcoming, past } = splitPastEvents(events, Date.parse('2027-03-02T12:00Z'), 'UTC');
  expect([ids(upcoming), ids(past)]).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

test('knows when the next event is over, if that is within a day', () => {
  const events = [
    makeEvent(1),
    makeEvent(2, { ...TORONTO, date: '2027-02-04', startTime: '19:00', endTime: '21:00' }),
    makeEvent(3, { ...TORONTO, date: '2027-02-04', startTime: '10:00', endTime: '11:00' }),
  ];
  const next = (clock: string) => nextEventEnd(events, inToronto(clock));
  expect(next('2027-02-03T22:00')).toBe(inToronto('2027-02-04T11:00'));
  expect(next('2027-02-04T11:00')).toBe(inToronto('2027-02-04T21:00'));
  expect(next('2027-02-04T21:00')).toBeNull();
  expect(next('2027-02-03T10:00')).toBeNull();
});

test('whatever the zone of an event, the moment and the clock of the visitor, it is over after its end there alone', () => {
  const zone = fc.constantFrom(...ZONES);
  // Around the days on which clocks of both halves of the earth are changed.
  const day = fc.integer({ min: 0, max: 5 }).chain((change) => {
    const middle = ['2027-03-14', '2027-03-28', '2027-04-04', '2027-10-03', '2027-10-31', '2027-11-07'][
      change
    ];
    return fc.integer({ min: -2, max: 2 }).map((days) => shifted(`${middle}`, days));
  });
  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => shownTime(quarter * 15));
  const visitors = fc.constantFrom('Europe/Paris', 'Asia/Kolkata', 'America/Toronto', 'Pacific/Kiritimati');
  const before = process.env.TZ;
  try {
    fc.assert(
      fc.property(zone, day, time, time, visitors, fc.integer({ min: -3000, max: 3000 }), (...drawn) => {
        const [timeZone, date, startTime, endTime, visitor, minutes] = drawn;
        fc.pre(startTime !== endTime);
        process.env.TZ = visitor;
        const event = makeEvent(1, { timeZone, date, startTime, endTime });
        const [start, end] = [
          firstMoment(timeZone, date, startTime),
          firstMoment(timeZone, endTime < startTime ? shifted(date, 1) : date, endTime),
        ];
        // Only where clocks leave the start out is there none that shows it, and the end may be right after.
        fc.pre(start !== null && end !== null && end > start);
        const moment = (end ?? 0) + minutes * 60_000;
        expect(isPastEvent(event, moment)).toBe(minutes >= 0);
        expect(isPastEvent(event, end ?? 0)).toBe(true);
        expect(isPastEvent(event, (end ?? 0) - 1)).toBe(false);
      }),
      { seed: 36, numRuns: 400 },
    );
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});
