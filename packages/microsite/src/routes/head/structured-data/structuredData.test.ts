import { expect, test } from 'vitest';
import { GROWN_FIRM } from '../../testing/grownFirm.ts';
import { GROWN_FIRM_STORIES } from '../../testing/grownFirmStories.ts';
import { GROWN_FIRM_TEAM } from '../../testing/grownFirmTeam.ts';
import { SMALL_FIRM } from '../../testing/smallFirm.ts';
import { article } from './article.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { profilePage } from './profilePage.ts';
import { wholeOrganization } from './wholeOrganization.ts';

const { site } = GROWN_FIRM;
const FIRM = { '@id': 'https://korero.example/#organization' };

test('describes the firm with its profiles', () => {
  expect(wholeOrganization(site)).toEqual({
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
