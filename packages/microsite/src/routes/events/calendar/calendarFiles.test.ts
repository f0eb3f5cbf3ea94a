import { parseCampusEvents } from '@tamarack-lowe/api-client/internal/parse';
import { expect, test } from 'vitest';
import { calendarEvents, prebuiltFile, prebuiltKeys, prebuiltListFile } from './calendarFiles.ts';

const PATHS = { campus: '/rauemi/', events: '/rauemi/hui' };

const [yesterday, today, elsewhere] =
  parseCampusEvents({
    events: [
      { id: 1, slug: 'fair', title: 'Fair', date: '2026-10-01' },
      { id: 2, slug: 'talk', title: 'Talk', date: '2026-10-02' },
      { id: 3, slug: '%e6%97%a5', title: '日', date: '2026-10-02' },
    ],
  })?.events ?? [];
if (!yesterday || !today || !elsewhere) throw new Error('The events of this test cannot be read.');

const prebuilt = prebuiltKeys(
  calendarEvents([yesterday, today, elsewhere], Date.parse('2026-10-02T00:00Z'), 'UTC'),
);

test('finds the file of an event that was upcoming at the build', () => {
  expect(prebuiltFile(PATHS, today, prebuilt)).toBe('/rauemi/events/talk.ics');
});

test('has no file for an event that was over at the build', () => {
  expect(prebuiltFile(PATHS, yesterday, prebuilt)).toBeNull();
});

test('has no file for an event that the content host has changed', () => {
  expect(prebuiltFile(PATHS, { ...today, city: 'Nelson' }, prebuilt)).toBeNull();
});

test('removes the percent signs of a slug from the name of its file', () => {
  expect(prebuiltFile(PATHS, elsewhere, prebuilt)).toBe('/rauemi/events/e697a5.ics');
});

test('finds the file of all events only for the list of the build', () => {
  expect(prebuiltListFile(PATHS, [today], [today])).toBe('/rauemi/events.ics');
  expect(prebuiltListFile(PATHS, [today], [today, elsewhere])).toBeNull();
});

test('puts files beside the events page on a site without a campus page', () => {
  expect(prebuiltFile({ campus: null, events: '/hui' }, today, prebuilt)).toBe('/hui/events/talk.ics');
});
