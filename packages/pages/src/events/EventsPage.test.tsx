import type { CampusEvent } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import { event, pictures } from '../testing/fixtures.ts';
import { render } from '../testing/render.tsx';
import { EventsPage } from './EventsPage.tsx';

const nothing = () => undefined;

/** As large as `limits.ts` of api-client lets an event be. */
const LARGE: CampusEvent = {
  ...event,
  title: 'A fair '.repeat(22),
  description: Array.from({ length: 12 }, () => 'words '.repeat(55)),
  provinces: ['north'],
};

const page = (events: CampusEvent[], month: string | null = null, now = Date.UTC(2027, 0, 1, 12)) =>
  render(
    <EventsPage
      events={events}
      provinces={Array.from({ length: 100 }, (_, id) => ({
        slug: `place-${id}`,
        name: `Place ${id}`,
        code: '',
      }))}
      pictures={pictures}
      text={[]}
      status="ready"
      online
      onTryAgain={nothing}
      filter={{ province: null, month }}
      onChoose={nothing}
      onClear={nothing}
      now={now}
      withPast
      calendar={{
        fileOf: () => '/a.ics',
        fileOfAll: () => '/all.ics',
        feed: 'webcal://roots.example/events.ics',
        make: async () => undefined,
      }}
      back={{ label: 'Roots', href: '/roots' }}
      team={{ label: 'Talk to us', href: '/team' }}
    />,
  );

const many = (count: number, dayOf: (index: number) => string) =>
  Array.from({ length: count }, (_, id) => ({ ...LARGE, id, date: dayOf(id) }));
const elements = (html: string) => html.match(/<[a-z]/g)?.length ?? 0;
const rows = (html: string) => html.match(/<li class="event"/g)?.length ?? 0;

test('of 2,000 upcoming events, fifty render, with the total, a button for more and one file for all', () => {
  const html = page(many(2000, (id) => `2027-${String(1 + Math.floor(id / 200)).padStart(2, '0')}-15`));
  expect(rows(html)).toBe(50);
  expect(html).toContain('2,000 events');
  expect(html).toMatch(/<button[^>]*><span>eventsShowMore</);
  expect(html).not.toContain('eventsShowEarlier');
  expect(html).toContain('href="/all.ics"');
});

test('the last fifty past events render, with a button for earlier ones', () => {
  const html = page(many(2000, (id) => (id < 1990 ? `20${10 + (id % 17)}-05-01` : '2028-05-01')));
  expect(rows(html)).toBe(60);
  expect(html).toMatch(/<button[^>]*><span>eventsShowEarlier</);
  expect(html).toContain('2,000 events: 10 to come, 1,990 past');
  expect(html).not.toContain('dateTime="2010');
});

test('no response of the content host makes a page of 6,000 elements', () => {
  const answers = [
    many(5000, () => '2027-05-01'),
    many(5000, () => '2020-05-01'),
    many(5000, (id) => `${1000 + id}-01-01`),
    many(5000, (id) => `${String(1500 + (id % 1000))}-${String(1 + (id % 12)).padStart(2, '0')}-28`),
  ];
  for (const events of answers) expect(elements(page(events))).toBeLessThan(6000);
});

test('fifty events need no button', () => {
  const html = page(many(50, () => '2027-05-01'));
  expect(rows(html)).toBe(50);
  expect(html).not.toContain('event-more');
});

test('a filter that nothing passes has one button that clears it', () => {
  const html = page(
    many(3, () => '2027-05-01'),
    '2027-09',
  );
  expect(html).toContain('eventsNoneInMonth');
  expect(html.match(/>eventsClear</g)).toHaveLength(1);
});

test('a month that is over says that nothing is to come, then lists its events, and is the last of the months', () => {
  const events = [
    { ...LARGE, id: 1, date: '2027-04-10' },
    { ...LARGE, id: 2, date: '2027-09-10' },
  ];
  const html = page(events, '2027-04', Date.UTC(2027, 5, 1));
  expect(html).not.toContain('eventsEmptyTitle');
  expect(html.indexOf('data-event="1"')).toBeGreaterThan(html.indexOf('eventsNoneInMonth'));
  expect(html.indexOf('value="2027-04"')).toBeGreaterThan(html.indexOf('value="2027-09"'));
});

test.each([2026, 2027, 2029])(
  'in %s, events of 2025 are under the line, and the page offers calendar and team',
  (year) => {
    const html = page(
      many(3, (id) => `2025-10-0${id + 1}`),
      null,
      Date.UTC(year, 5, 1),
    );
    expect(rows(html)).toBe(3);
    expect(html.indexOf('id="past-events"')).toBeLessThan(html.indexOf('<li class="event"'));
    for (const offer of ['eventsEmptyTitle', 'href="/team"', 'href="webcal://roots.example/events.ics"'])
      expect(html).toContain(offer);
  },
);

test('an event that is over in its own zone is under the line, also while its day goes on elsewhere', () => {
  const evening = { ...LARGE, date: '2027-06-01', startTime: '18:00', endTime: '20:00' };
  const events = [
    { ...evening, id: 1, timeZone: 'America/Halifax' },
    { ...evening, id: 2, timeZone: 'America/Vancouver' },
  ];
  // 20:30 in Halifax, 16:30 in Vancouver.
  const html = page(events, null, Date.parse('2027-06-01T23:30Z'));
  expect(html).toContain('2 events: 1 to come, 1 past');
  expect(html).not.toContain('eventsEmptyTitle');
});

test('events come before the links to calendars', () => {
  const html = page(many(2, () => '2027-02-15'));
  expect(html.indexOf('href="/all.ics"')).toBeGreaterThan(html.indexOf('<li class="event"'));
  expect(html.indexOf('webcal:')).toBeGreaterThan(html.lastIndexOf('<li class="event"'));
});
