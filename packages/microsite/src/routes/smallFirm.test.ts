import { expect, test } from 'vitest';
import { listCards, listPages, listPublicPages, readPage } from './pages.server.ts';
import { SMALL_FIRM } from './testing/smallFirm.ts';

const pages = listPages(SMALL_FIRM);
const headsOf = (path: string) => readPage(SMALL_FIRM, path)?.heads ?? {};

test('lists the pages that a firm of one section has, and no other', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    '/',
    '/mahi',
    '/mahi-more',
    '/jobs',
    '/mahi/first-week',
    '/404',
  ]);
  expect(listPublicPages(SMALL_FIRM)).toEqual([
    { path: '/', label: 'introPageTitle', updated: '2026-02-03', offline: true },
    { path: '/mahi', label: 'Work', updated: '2026-02-03', offline: true },
    { path: '/mahi-more', label: 'More work', updated: '2026-02-03', offline: false },
    { path: '/mahi/first-week', label: 'First week', updated: '2026-02-03' },
  ]);
});

test('reads every page that it lists, and nothing at other addresses', () => {
  expect(pages.filter(({ path }) => readPage(SMALL_FIRM, path) === null)).toEqual([]);
  expect(readPage(SMALL_FIRM, '/mahi/second-week')).toBeNull();
  for (const path of ['/connect', '/campus/tips', '/events']) {
    expect(readPage(SMALL_FIRM, path)?.route).toBe('not-found');
  }
});

test('a story has no recruiter without a team page, and the intro shows the picture of the first slide', () => {
  expect(readPage(SMALL_FIRM, '/mahi/first-week')?.data).toMatchObject({
    around: { everybody: { recruiter: null, back: { href: '/mahi', label: 'Work' } } },
  });
  expect(readPage(SMALL_FIRM, '/')?.data).toMatchObject({ pictures: { everybody: { colour: '#336644' } } });
});

test('one page renders the slides of a section, and has the heads of all', () => {
  const heads = headsOf('/jobs');
  expect(Object.keys(heads)).toEqual(['/mahi', '/mahi-more', '/jobs']);
  expect(heads['/jobs']).toEqual(heads['/mahi']);
  expect(heads['/mahi-more']).toContainEqual({ title: 'Reid Ngata | More work recruitPart 2 2' });
  expect(heads['/mahi-more']).toContainEqual({ rel: 'canonical', href: 'https://korero.example/mahi-more' });
});

test('heads are in the language of the firm', () => {
  const entries = pages.flatMap(({ path }) => Object.values(headsOf(path)).flat());
  expect(entries).toContainEqual({ property: 'og:locale', content: 'mi_NZ' });
});

test('every public page has a share card', () => {
  expect(listCards(SMALL_FIRM).map(({ path, headline }) => [path, headline])).toEqual([
    ['/', 'Come and talk.'],
    ['/mahi', 'Work from here'],
    ['/mahi-more', 'More work from here'],
    ['/mahi/first-week', 'My first week'],
  ]);
});

test('every page has the words of its share card as alt text, or those of the card of the site', () => {
  const altOf = (path: string) =>
    Object.values(headsOf(path))[0]?.flatMap((entry) =>
      ('property' in entry && entry.property === 'og:image:alt') ||
      ('name' in entry && entry.name === 'twitter:image:alt')
        ? entry.content
        : [],
    );
  const both = (alt: string) => [alt, alt];
  expect(altOf('/')).toEqual(both('Come and talk. Work at Reid Ngata.'));
  expect(altOf('/mahi/first-week')).toEqual(both('My first week. Aroha Ngata. Work at Reid Ngata.'));
  expect(altOf('/404')).toEqual(altOf('/'));
  expect(Object.values(headsOf('/404'))[0]).toContainEqual({
    property: 'og:image',
    content: 'https://korero.example/og/site.jpg',
  });
  for (const { path } of pages) expect(altOf(path), path).toHaveLength(2);
});

test('pages contain nothing of another firm', () => {
  const said = JSON.stringify([
    pages,
    listCards(SMALL_FIRM),
    pages.map(({ path }) => readPage(SMALL_FIRM, path)),
  ]);
  expect(said).not.toMatch(
    /Tamarack|Grow Together|grow-together|how-we-recruit|campus-resources|"CA"|en.CA|hike-/,
  );
});
