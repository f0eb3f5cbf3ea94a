import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CampusEvent,
  eventTimes,
  filterEvents,
  findProvince,
  isPastEvent,
  monthsOfEvents,
  nextEventEnd,
  provinceParam,
  sortEvents,
  splitPastEvents,
} from './events.ts';
import { addDays, firstMoment, timeText, ZONES } from './testing/clocks.ts';

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

test('sorts any order into the same list, and does not change the given list', () => {
  const events = [makeEvent(1), makeEvent(2, { date: '2027-01-01' }), makeEvent(3, { date: '2026-01-01' })];
  fc.assert(
    fc.property(fc.shuffledSubarray(events, { minLength: 3 }), (shuffled) => {
      const before = ids(shuffled);
      expect(ids(sortEvents(shuffled))).toEqual([3, 2, 1]);
      expect(ids(shuffled)).toEqual(before);
    }),
  );
});

test('sorts in descending order, undated still last', () => {
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

/** Moment at which clocks in Toronto show a time in winter. */
const inToronto = (clock: string) => Date.parse(`${clock}-05:00`);
const TORONTO = { timeZone: 'America/Toronto' };

test('an event is open until its end in its own zone: 19:00 in Toronto is still open at 18:30 there, 00:30 in Paris', () => {
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

test('an event without a zone is in that of the firm; without any, it is open until its day is over everywhere', () => {
  const event = makeEvent(1, { date: '2027-02-04' });
  const noon = Date.parse('2027-02-05T12:00Z');
  expect([isPastEvent(event, noon - 1), isPastEvent(event, noon)]).toEqual([false, true]);
  expect(isPastEvent(event, Date.parse('2027-02-04T11:00Z'), 'Pacific/Auckland')).toBe(true);
});

test('an unknown zone does not throw, and no event ends early', () => {
  const event = makeEvent(1, { date: '2027-02-04', timeZone: 'Mars/Base' });
  expect(isPastEvent(event, Date.parse('2027-02-05T11:59Z'))).toBe(false);
});

test('from a time that clocks skip to one just after, an event lasts as long as its times say', () => {
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
])(
  'from %s to %s, last day %s, has the end that people there would expect',
  (startTime, endTime, endDate, expected) => {
    const times = eventTimes(makeEvent(1, { date: '2027-02-04', startTime, endTime, endDate }));
    expect(times?.start).toEqual({ day: '2027-02-04', time: startTime });
    expect({ end: times?.end && `${times.end.day} ${times.end.time}`, days: times?.days }).toEqual(expected);
  },
);

test('an event without hours lasts whole days', () => {
  expect(eventTimes(makeEvent(1, { date: '2028-02-28', endDate: '2028-02-29' }))).toEqual({
    start: { day: '2028-02-28', time: null },
    end: { day: '2028-02-29', time: null },
    days: 1,
  });
  expect(eventTimes(makeEvent(2))).toBeNull();
});

test('splits a list into upcoming and past events, and keeps their order', () => {
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

test('finds the next end of an event within a day', () => {
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

test('an event is over after its end at its place, whatever its zone, the moment and the visitor’s clock', () => {
  const zone = fc.constantFrom(...ZONES);
  // Around the days on which clocks change, in both hemispheres.
  const day = fc.integer({ min: 0, max: 5 }).chain((change) => {
    const middle = ['2027-03-14', '2027-03-28', '2027-04-04', '2027-10-03', '2027-10-31', '2027-11-07'][
      change
    ];
    return fc.integer({ min: -2, max: 2 }).map((days) => addDays(`${middle}`, days));
  });
  const time = fc.integer({ min: 0, max: 95 }).map((quarter) => timeText(quarter * 15));
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
          firstMoment(timeZone, endTime < startTime ? addDays(date, 1) : date, endTime),
        ];
        // If clocks skip the start, no moment shows it, and the end may come right after.
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

/** An event with an id, the given fields, and nothing else. */
function makeEvent(id: number, more: Partial<CampusEvent> = {}): CampusEvent {
  return {
    id,
    slug: `event-${id}`,
    title: 'Fair',
    date: null,
    endDate: null,
    startTime: null,
    endTime: null,
    timeZone: null,
    provinces: [],
    city: '',
    school: '',
    venue: '',
    kind: '',
    online: false,
    featured: false,
    capacity: null,
    link: null,
    description: [],
    ...more,
  };
}
