import type { CampusEvent } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import { GROWN_FIRM } from './testing/grownFirm.ts';
import { SMALL_FIRM } from './testing/smallFirm.ts';
import { campusEvent } from './structuredData.server.ts';

const event: CampusEvent = {
  id: 33,
  slug: 'an-evening',
  title: 'An evening with first-year auditors',
  date: '2026-09-17',
  endDate: null,
  startTime: '18:00',
  endTime: '19:30',
  timeZone: 'Pacific/Auckland',
  provinces: ['otago'],
  city: 'Dunedin',
  school: 'University of Otago',
  venue: 'Link building',
  kind: 'Information session',
  online: false,
  featured: false,
  capacity: 90,
  link: { href: 'https://events.example.org/register?id=1042', label: 'Save a seat' },
  description: ['Five first-year staff.', 'Doors open at 17:45.'],
};
const { site } = GROWN_FIRM;
const context = { provinces: [{ slug: 'otago', name: 'Otago', code: 'OTA' }], site };

test('tells an event with its place, and its time as it is on the wall there', () => {
  expect(campusEvent(event, context)).toEqual({
    '@type': 'Event',
    name: 'An evening with first-year auditors',
    startDate: '2026-09-17T18:00:00',
    endDate: '2026-09-17T19:30:00',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Link building, University of Otago',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Dunedin',
        addressRegion: 'Otago',
        addressCountry: 'NZ',
      },
    },
    organizer: { '@id': 'https://korero.example/#organization' },
    url: 'https://events.example.org/register?id=1042',
    description: 'Five first-year staff.\nDoors open at 17:45.',
  });
});

test('says no country where the brand says none', () => {
  expect(campusEvent(event, { ...context, site: SMALL_FIRM.site })).toMatchObject({
    location: { address: expect.not.objectContaining({ addressCountry: expect.anything() }) },
  });
});

test('meets somewhere in the country when no more is known of the place', () => {
  const unknown = { city: '', school: '', venue: '', provinces: [] };
  expect(campusEvent({ ...event, ...unknown }, context)?.location).toEqual({
    '@type': 'Place',
    name: event.title,
    address: { '@type': 'PostalAddress', addressCountry: 'NZ' },
  });
});

test('leaves out an event whose day is not announced', () => {
  expect(campusEvent({ ...event, date: null }, context)).toBeNull();
});

test('gives an event without a time its day only', () => {
  const described = campusEvent({ ...event, startTime: null, endTime: null }, context);
  expect(described).toMatchObject({ startDate: '2026-09-17' });
  expect(described).not.toHaveProperty('endDate');
});

test.each([
  [{ startTime: '18:00', endTime: '00:00' }, '2026-09-18T00:00:00'],
  [{ startTime: '22:00', endTime: '02:00' }, '2026-09-18T02:00:00'],
  [{ endDate: '2026-09-18' }, '2026-09-18T19:30:00'],
  [{ endDate: '2026-09-18', endTime: '24:00' }, '2026-09-19T00:00:00'],
  [{ endDate: '2026-09-18', endTime: null }, '2026-09-18'],
  [{ endDate: '2026-09-18', startTime: null }, '2026-09-18'],
])('ends a time past midnight on the next day, and several days on the last: %j', (hours, endDate) => {
  expect(campusEvent({ ...event, ...hours }, context)).toMatchObject({ endDate });
});

test('does not know an end that is the start', () => {
  expect(campusEvent({ ...event, endTime: '18:00' }, context)).not.toHaveProperty('endDate');
});

test('says when people meet in a room, online, or both', () => {
  const nowhere = { city: '', school: '', venue: '', provinces: [], online: true, link: null };
  const online = campusEvent({ ...event, ...nowhere }, context);
  const both = campusEvent({ ...event, online: true }, context);
  expect(online).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: [{ '@type': 'VirtualLocation', url: 'https://korero.example/rauemi/hui' }],
  });
  expect(both).toMatchObject({
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }],
  });
});
