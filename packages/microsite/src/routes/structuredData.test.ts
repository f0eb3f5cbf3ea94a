import type { Film } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import {
  article,
  breadcrumbs,
  campusEvent,
  fullOrganization,
  profilePage,
  videoObject,
} from './structuredData.server.ts';
import { GROWN_FIRM } from './testing/grownFirm.ts';
import { SILENT_FILM, TOLD_FILM } from './testing/grownFirmFilms.ts';
import { GROWN_FIRM_STORIES } from './testing/grownFirmStories.ts';
import { GROWN_FIRM_TEAM } from './testing/grownFirmTeam.ts';
import { makeEvent } from './testing/makeEvent.ts';
import { SMALL_FIRM } from './testing/smallFirm.ts';

const { site } = GROWN_FIRM;
const FIRM = { '@id': 'https://korero.example/#organization' };

test('describes the firm with its profiles', () => {
  expect(fullOrganization(site)).toEqual({
    '@type': 'Organization',
    ...FIRM,
    name: 'Reid & Ngata Limited',
    url: 'https://reid.example',
    alternateName: 'Reid Ngata',
    logo: 'https://korero.example/icon-512.png',
    sameAs: ['https://social.example/reid', 'https://photos.example/reid'],
  });
});

test('describes a story with its author, its address, and the picture that is shared', () => {
  const story = GROWN_FIRM_STORIES.find(({ slug }) => slug === '$$$');
  expect(story && article(story, site)).toEqual({
    '@type': 'Article',
    headline: 'What it costs',
    description: 'What happened.',
    image: 'https://korero.example/og/learn/%24%24%24.jpg',
    dateModified: '2026-02-03',
    inLanguage: 'mi-NZ',
    author: { '@type': 'Person', name: 'Aroha Ngata', jobTitle: 'Auditor, Dunedin' },
    publisher: FIRM,
    mainEntityOfPage: 'https://korero.example/ako-1/$$$',
  });
});

test('calls an author by the full name where there is one', () => {
  const [story] = GROWN_FIRM_STORIES;
  if (!story) throw new Error('The grown firm has no story.');
  const author = { ...story.author, fullName: 'Aroha Hinemoa Ngata' };
  expect(article({ ...story, author }, site).author).toMatchObject({ name: 'Aroha Hinemoa Ngata' });
});

test('numbers breadcrumbs from the first page to the page itself', () => {
  const way = [
    { name: 'Home', path: '/' },
    { name: 'Team', path: '/tangata/' },
  ];
  expect(breadcrumbs(way, site)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://korero.example/' },
      { '@type': 'ListItem', position: 2, name: 'Team' },
    ],
  });
});

test('describes somebody of the talent team', () => {
  const tama = GROWN_FIRM_TEAM.find(({ slug }) => slug === 'tama-reid');
  const address = { '@type': 'PostalAddress', addressLocality: 'Dunedin' };
  expect(tama && profilePage(tama, site)).toEqual({
    '@type': 'ProfilePage',
    '@id': 'https://korero.example/tangata/tama-reid',
    mainEntity: {
      '@type': 'Person',
      name: 'Tama Reid',
      jobTitle: 'Recruiter',
      image: 'https://korero.example/media/pictures/people/Aroha_Ngata.1-640.avif',
      sameAs: 'https://social.example/tama',
      worksFor: FIRM,
      workLocation: { '@type': 'Place', address: { ...address, addressCountry: 'NZ' } },
    },
  });
  expect(tama && profilePage(tama, SMALL_FIRM.site).mainEntity).toMatchObject({
    workLocation: { '@type': 'Place', address },
  });
});

const described = (film: Film, language = site.language) =>
  videoObject(film, { uploaded: '2026-10-22', site: { ...site, language } });

test('describes a film, with a transcript when it has captions', () => {
  expect(described(TOLD_FILM)).toEqual({
    '@type': 'VideoObject',
    name: 'Exams',
    description: 'Boats leave the harbour in the morning.',
    thumbnailUrl: 'https://korero.example/media/pictures/people/Aroha_Ngata.1-640.avif',
    contentUrl: 'https://korero.example/media/films/exams.1.mp4',
    uploadDate: '2026-10-22',
    duration: 'PT1M48S',
    publisher: { '@id': 'https://korero.example/#organization' },
    transcript: 'Kia ora koutou. Kua tae mai te rā.',
  });
});

test('offers no transcript of a film without captions', () => {
  expect(described(SILENT_FILM)).not.toHaveProperty('transcript');
});

test('writes the length of a short film in seconds, of a long one in minutes and seconds', () => {
  expect(described(SILENT_FILM).duration).toBe('PT9S');
  expect(described(TOLD_FILM).duration).toBe('PT1M48S');
});

test('a transcript is in the language of the page', () => {
  expect(described(TOLD_FILM, 'en-NZ').transcript).toBe('Hello everybody.');
  expect(described(TOLD_FILM, 'de')).not.toHaveProperty('transcript');
  const regional = { ...TOLD_FILM.transcript, 'en-NZ': [{ start: 0, end: 2, text: 'Gidday.' }] };
  expect(described({ ...TOLD_FILM, transcript: regional }, 'en-NZ').transcript).toBe('Gidday.');
});

const event = makeEvent({
  title: 'An evening with first-year auditors',
  date: '2026-09-17',
  startTime: '18:00',
  endTime: '19:30',
  kind: 'Information session',
  capacity: 90,
  link: { href: 'https://events.example.org/register?id=1042', label: 'Save a seat' },
  description: ['Five first-year staff.', 'Doors open at 17:45.'],
});
const context = { provinces: [{ slug: 'otago', name: 'Otago', code: 'OTA' }], site };

test('an event has its place, and the local time of the place', () => {
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

test('an address has no country when the brand has none', () => {
  expect(campusEvent(event, { ...context, site: SMALL_FIRM.site })).toMatchObject({
    location: { address: expect.not.objectContaining({ addressCountry: expect.anything() }) },
  });
});

test('an event without details of its place has the country', () => {
  const unknown = { city: '', school: '', venue: '', provinces: [] };
  expect(campusEvent({ ...event, ...unknown }, context)?.location).toEqual({
    '@type': 'Place',
    name: event.title,
    address: { '@type': 'PostalAddress', addressCountry: 'NZ' },
  });
});

test('an event without a day is left out', () => {
  expect(campusEvent({ ...event, date: null }, context)).toBeNull();
});

test('an event without a time has its day only', () => {
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

test('an event that ends when it starts has no end', () => {
  expect(campusEvent({ ...event, endTime: '18:00' }, context)).not.toHaveProperty('endDate');
});

test('an event is in person, online, or both', () => {
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
