import { parseCampusEvents } from '@tamarack-lowe/api-client';
import { expect, test } from 'vitest';
import { calendarEvents, packedFile, packedListFile, packedWords } from './calendarFiles.ts';

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

const packed = packedWords(
  calendarEvents([yesterday, today, elsewhere], Date.parse('2026-10-02T00:00Z'), 'UTC'),
);

test('names the file of an event that was to come when the site was built', () => {
  expect(packedFile(PATHS, today, packed)).toBe('/rauemi/events/talk.ics');
});

test('has no file for an event that was over then, even where its day goes on', () => {
  expect(packedFile(PATHS, yesterday, packed)).toBeNull();
});

test('has no file for an event that is told otherwise today', () => {
  expect(packedFile(PATHS, { ...today, city: 'Nelson' }, packed)).toBeNull();
});

test('names a file without percent signs after a slug that has them', () => {
  expect(packedFile(PATHS, elsewhere, packed)).toBe('/rauemi/events/e697a5.ics');
});

test('names one file of all, as long as the list is the packed one', () => {
  expect(packedListFile(PATHS, [today], [today])).toBe('/rauemi/events.ics');
  expect(packedListFile(PATHS, [today], [today, elsewhere])).toBeNull();
});

test('lays the files beside the events where a site has no page of resources', () => {
  expect(packedFile({ campus: null, events: '/hui' }, today, packed)).toBe('/hui/events/talk.ics');
});
