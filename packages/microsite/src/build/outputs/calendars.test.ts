import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { GROWN_FIRM } from '../../routes/testing/grownFirm.ts';
import { SMALL_FIRM } from '../../routes/testing/smallFirm.ts';
import { emptyFolder } from '../testing/emptyFolder.ts';
import { writeCalendars } from './calendars.ts';

test('writes a calendar file for each future event, and one with all of them', () => {
  const { site, events, today } = GROWN_FIRM;
  const target = emptyFolder();
  const written = writeCalendars({ site, events, today, target });
  const files = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.ics$/.test(name),
  );
  expect(files.sort()).toEqual(['rauemi/events.ics', 'rauemi/events/fair.ics', 'rauemi/events/webinar.ics']);
  expect(written).toBe(files.length);

  const eventsIn = (file: string) =>
    [...readFileSync(join(target, file), 'utf8').matchAll(/^UID:(.*)\r$/gm)].map(([, id]) => id);
  expect(eventsIn('rauemi/events.ics')).toEqual(['event-1@korero.example', 'event-2@korero.example']);
  expect(eventsIn('rauemi/events/webinar.ics')).toEqual(['event-2@korero.example']);
  const isFeed = (file: string) => readFileSync(join(target, file), 'utf8').includes('\nREFRESH-INTERVAL');
  expect(files.filter(isFeed)).toEqual(['rauemi/events.ics']);
});

test('has the start of the day at the firm as its time stamp: the same all day, and never in the future', () => {
  const { site, events, today } = GROWN_FIRM;
  const target = emptyFolder();
  writeCalendars({ site, events, today, target });
  expect(readFileSync(join(target, 'rauemi/events.ics'), 'utf8')).toContain(
    // Midnight of 24 November in Auckland.
    'DTSTAMP:20261123T110000Z',
  );
});

test('calendar files are in the language of the site', () => {
  const { site, events, today } = GROWN_FIRM;
  const target = emptyFolder();
  writeCalendars({ site, events, today, target });
  expect(readFileSync(join(target, 'rauemi/events.ics'), 'utf8')).toMatch(/^PRODID:.*\/\/MI\r$/m);
});

test.each([
  ['without events', SMALL_FIRM.site, GROWN_FIRM.events],
  ['without recorded events', GROWN_FIRM.site, null],
])('writes no file for a firm %s', (_, site, events) => {
  const target = emptyFolder();
  expect(writeCalendars({ site, events, today: GROWN_FIRM.today, target })).toBe(0);
  expect(readdirSync(target)).toEqual([]);
});
