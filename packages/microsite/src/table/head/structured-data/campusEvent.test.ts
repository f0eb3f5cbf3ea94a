import type { CampusEvent } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import { site } from '../../../../../../apps/site/app/siteContext.server.ts';
import { campusEvent } from './campusEvent.ts';
import { complaints } from './testing/complaints.ts';

const event: CampusEvent = {
  id: 33,
  slug: 'an-evening',
  title: 'An evening with first-year CPAs',
  date: '2026-09-17',
  endDate: null,
  startTime: '18:00',
  endTime: '19:30',
  timeZone: 'America/Toronto',
  provinces: ['ontario'],
  city: 'Waterloo',
  school: 'University of Waterloo',
  venue: 'Hagey Hall 1101',
  kind: 'Information session',
  online: false,
  featured: false,
  capacity: 90,
  link: { href: 'https://events.example.org/register?id=1042', label: 'Save a seat' },
  description: ['Five first-year staff.', 'Doors open at 17:45.'],
};
const context = { provinces: [{ slug: 'ontario', name: 'Ontario', code: 'ON' }], site };

test('writes the time of an event as it is on the wall at the place', async () => {
  const described = campusEvent(event, context);
  expect(await complaints(described ? [described] : [])).toEqual([]);
  expect(described).toMatchObject({
    startDate: '2026-09-17T18:00:00',
    endDate: '2026-09-17T19:30:00',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      name: 'Hagey Hall 1101, University of Waterloo',
      address: { addressLocality: 'Waterloo', addressRegion: 'Ontario' },
    },
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

test('does not repeat an end that lies before the start', () => {
  expect(campusEvent({ ...event, endTime: '08:00' }, context)).not.toHaveProperty('endDate');
});

test('says when people meet in a room, online, or both', async () => {
  const nowhere = { city: '', school: '', venue: '', provinces: [], online: true, link: null };
  const online = campusEvent({ ...event, ...nowhere }, context);
  const both = campusEvent({ ...event, online: true }, context);
  expect(await complaints([online, both].filter((each) => each !== null))).toEqual([]);
  expect(online).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: [{ '@type': 'VirtualLocation', url: `${site.brand.site}/campus-resources/campus-events` }],
  });
  expect(both).toMatchObject({
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }],
  });
});
