import { expect, it } from 'vitest';
import { scheduledMoment } from './scheduledMoment.ts';

const NOW = new Date('2026-10-01T00:00:00Z');

it.each([
  ['2026-12-01', '09:00', 'America/Toronto', '2026-12-01T14:00:00.000Z'],
  ['2026-12-01', '09:00', 'america/halifax', '2026-12-01T13:00:00.000Z'],
  // Clocks go back: the first of two.
  ['2026-11-01', '01:30', 'America/Toronto', '2026-11-01T05:30:00.000Z'],
])('finds the moment of %s %s in %s', (day, time, zone, at) => {
  expect(scheduledMoment(day, time, zone, NOW)).toMatchObject({ at: new Date(at) });
});

it.each([
  // Clocks skip it.
  ['2027-03-14', '02:30', 'America/Toronto', 'noSuchTime'],
  ['2026-13-01', '09:00', 'America/Toronto', 'noSuchTime'],
  ['2026-11-31', '09:00', 'America/Toronto', 'noSuchTime'],
  ['tomorrow', '09:00', 'America/Toronto', 'noSuchTime'],
  ['2026-12-01', '25:00', 'America/Toronto', 'noSuchTime'],
  ['2026-12-01', '09:00', 'Mars/Base', 'noSuchZone'],
  ['2026-09-30', '09:00', 'America/Toronto', 'inThePast'],
])('refuses %s %s in %s', (day, time, zone, problem) => {
  expect(scheduledMoment(day, time, zone, NOW)).toEqual({ problem });
});
