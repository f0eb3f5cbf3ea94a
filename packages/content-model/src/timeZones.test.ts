import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, engineClock, firstMoment, timeText, ZONES } from './testing/clocks.ts';
import { momentAt, readTimeZone, wallClockAt } from './timeZones.ts';

test.each([
  ['America/Toronto', 'America/Toronto'],
  ['america/toronto', 'America/Toronto'],
  ['America/Toronto ', 'America/Toronto'],
  ['\u00a0AMERICA/ST_JOHNS\n', 'America/St_Johns'],
  ['America/New York', 'America/New_York'],
  ['Canada/Eastern', 'America/Toronto'],
  ['US/Pacific', 'America/Los_Angeles'],
  ['EST5EDT', 'America/New_York'],
  ['NZ', 'Pacific/Auckland'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Europe/Kyiv', 'Europe/Kyiv'],
  ['America/Atikokan', 'America/Atikokan'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['UTC', 'UTC'],
  ['utc', 'UTC'],
  ['Z', 'UTC'],
  ['GMT', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['+00:00', 'UTC'],
  ['EST', '-05:00'],
  ['MST', '-07:00'],
  ['hst', '-10:00'],
  ['-05:00', '-05:00'],
  ['-0500', '-05:00'],
  ['-5', '-05:00'],
  ['\u221205:00', '-05:00'],
  ['UTC-5', '-05:00'],
  ['UTC+5.5', '+05:30'],
  ['GMT+05:45', '+05:45'],
  ['Etc/GMT+5', '-05:00'],
  ['+14:00', '+14:00'],
])('reads the zone %j as %j', (value, zone) => {
  expect(readTimeZone(value)).toBe(zone);
  expect(readTimeZone(zone)).toBe(zone);
});

test.each([
  [''],
  ['CST'],
  ['PST'],
  ['EDT'],
  ['Eastern Standard Time'],
  ['Toronto'],
  ['Mars/Base'],
  ['Etc/Unknown'],
  ['SystemV/EST5'],
  ['05:00'],
  ['+14:15'],
  ['-12:30'],
  ['-05:60'],
  ['constructor'],
  [-5],
  [null],
  [undefined],
  [{}],
])('%j is no zone', (value) => {
  expect(readTimeZone(value)).toBeNull();
});

test('reads every zone that the engine lists, each under a name that it knows', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const read = readTimeZone(zone.toUpperCase());
    const moment = Date.UTC(2027, 0, 20, 2);
    expect(engineClock(read ?? '', moment)).toBe(engineClock(zone, moment));
  }
});

test.each([
  [
    'the first of two, when clocks go back',
    'America/Toronto',
    '2027-11-07',
    '01:30',
    '2027-11-07T05:30:00.000Z',
  ],
  [
    'as before the change, when clocks leave it out',
    'America/Toronto',
    '2027-03-14',
    '02:30',
    '2027-03-14T07:30:00.000Z',
  ],
  ['in the south', 'Pacific/Auckland', '2027-04-04', '02:30', '2027-04-03T13:30:00.000Z'],
  ['a midnight that clocks leave out', 'Africa/Cairo', '2027-04-30', '00:00', '2027-04-29T22:00:00.000Z'],
  ['half an hour', 'Australia/Lord_Howe', '2027-10-03', '02:15', '2027-10-02T15:45:00.000Z'],
  ['midnight at the end of a day', 'America/Toronto', '2027-02-04', '24:00', '2027-02-05T05:00:00.000Z'],
  ['an offset', '-05:00', '2027-07-01', '12:00', '2027-07-01T17:00:00.000Z'],
])('finds the moment of a wall-clock time: %s', (_, zone, day, time, moment) => {
  expect(new Date(momentAt(zone, day, time)).toISOString()).toBe(moment);
});

test('a moment is on the day at its place', () => {
  const moment = Date.parse('2027-01-20T02:00:00Z');
  expect(wallClockAt('America/Toronto', moment)).toEqual({ day: '2027-01-19', time: '21:00' });
  expect(wallClockAt('UTC', moment)).toEqual({ day: '2027-01-20', time: '02:00' });
  expect(wallClockAt('Asia/Kolkata', moment)).toEqual({ day: '2027-01-20', time: '07:30' });
});

test('uses the clocks of the place, whatever the zone, the day, the time and the clock of the machine', () => {
  const before = process.env.TZ;
  try {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: 0, max: 1095 }),
        fc.integer({ min: 0, max: 95 }),
        fc.constantFrom('America/Toronto', 'Asia/Kolkata', 'Pacific/Auckland', 'UTC'),
        (zone, days, quarter, machine) => {
          process.env.TZ = machine;
          const [day, time] = [addDays('2026-01-01', days), timeText(quarter * 15)];
          const moment = momentAt(zone, day, time);
          const known = firstMoment(zone, day, time);
          if (known !== null) expect(moment).toBe(known);
          // As long after the last moment before the change as it says on the wall.
          else expect(wallClockAt(zone, moment)).not.toEqual({ day, time });
          const { day: there, time: then } = wallClockAt(zone, moment);
          expect(`${there} ${then}`).toBe(engineClock(zone, moment));
        },
      ),
      { seed: 36, numRuns: 300 },
    );
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
});

test('every day of the calendar, however early or late, has a moment', () => {
  for (const day of ['0001-01-01', '0099-12-31', '1883-11-18', '9999-12-31']) {
    for (const zone of ZONES) expect(momentAt(zone, day, '12:00')).toEqual(expect.any(Number));
  }
  expect(Number.isNaN(momentAt('America/Toronto', '0001-01-01', '00:00'))).toBe(false);
});
