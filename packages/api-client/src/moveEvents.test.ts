import { readFileSync } from 'node:fs';
import { splitPastEvents } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import { parseCampusEvents } from './events.ts';
import { moveEvents } from './moveEvents.ts';

const RECORDED: { events: { id: number; date: string; end_date: string }[] } = JSON.parse(
  readFileSync(new URL('../recordings/campus-events.json', import.meta.url), 'utf8'),
);

/** Recorded events as they are served on a day, those to come and those past by the clock of Toronto. */
function servedOn(day: string) {
  const parsed = parseCampusEvents(moveEvents(RECORDED, day));
  const events = (parsed?.events ?? []).filter(({ date }) => date !== null);
  return splitPastEvents(events, Date.parse(`${day}T12:00:00Z`), 'America/Toronto');
}

const YEARS = [
  '2026-03-01',
  '2026-07-15',
  '2027-01-01',
  '2027-06-01',
  '2027-09-20',
  '2029-02-28',
  '2029-08-15',
];

test.each([...YEARS, '2026-11-27', '2027-03-10', '2028-12-31'])(
  'on %s there are events to come and past ones, each once',
  (day) => {
    const { past, upcoming } = servedOn(day);
    expect(upcoming.length).toBeGreaterThanOrEqual(9);
    expect(past.length).toBeGreaterThanOrEqual(1);
    expect(new Set([...past, ...upcoming].map(({ id }) => id)).size).toBe(38);
  },
);

test('is as recorded while enough events are to come', () => {
  expect(moveEvents(RECORDED, '2026-11-27')).toBe(RECORDED);
});

test.each(YEARS)('on %s every event has its weekday, its season and its length', (day) => {
  const days = (events: unknown) =>
    new Map((events as typeof RECORDED.events).map(({ id, ...rest }) => [id, rest]));
  const moved = days((moveEvents(RECORDED, day) as typeof RECORDED).events);
  for (const { id, date, end_date } of RECORDED.events) {
    const after = moved.get(id);
    if (date === '') expect(after?.date).toBe('');
    else {
      const weeks = (Date.parse(dashed(after?.date ?? '')) - Date.parse(dashed(date))) / 86_400_000 / 7;
      expect(Math.abs(weeks % 52), `event ${id}`).toBe(0);
      if (end_date !== '')
        expect(Date.parse(after?.end_date ?? '') - Date.parse(after?.date ?? '')).toBe(
          Date.parse(end_date) - Date.parse(date),
        );
    }
  }
});

const dashed = (day: string) => day.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');

test('keeps the form of a day, and moves years in words along', () => {
  const recorded = {
    events: [
      { id: 1, date: '20270309', end_date: '', title: 'Terms of 2027', description: 'Until May 2027.' },
    ],
  };
  expect(moveEvents(recorded, '2028-05-01')).toEqual({
    events: [
      { id: 1, date: '20290306', end_date: '', title: 'Terms of 2029', description: 'Until May 2029.' },
    ],
  });
});

test('leaves alone what is no list of events with days', () => {
  for (const json of [null, [], { events: {} }, { events: [null, { date: 'soon' }] }])
    expect(moveEvents(json, '2029-01-01')).toBe(json);
});
