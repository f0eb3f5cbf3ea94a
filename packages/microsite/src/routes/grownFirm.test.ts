import { expect, test } from 'vitest';
import { listCards, listPages, readPage } from './pages.server.ts';
import { GROWN_FIRM } from './testing/grownFirm.ts';

const pages = listPages(GROWN_FIRM);

/** The structured data of an address. */
function thingsAt(path: string): unknown[] {
  const entries = readPage(GROWN_FIRM, path)?.heads[path.replace(/(.)\/$/, '$1')] ?? [];
  return entries.flatMap((entry) => ('things' in entry ? [...entry.things] : []));
}
const typesAt = (path: string) =>
  thingsAt(path).map((thing) => JSON.stringify(thing).replace(/^{"@type":"(\w+)".*$/, '$1'));

test('lists the pages of every route', () => {
  expect(pages.map(({ path }) => [path, readPage(GROWN_FIRM, path)?.route])).toEqual([
    ['/', 'intro'],
    ['/mahi', 'slides'],
    ['/mahi-more', 'slides'],
    ['/ako-1', 'slides'],
    ['/ako-2', 'slides'],
    ['/ako-3', 'slides'],
    ['/jobs', 'slides'],
    ['/study', 'slides'],
    ['/mahi/first-week', 'story'],
    ['/ako-1/$$$', 'story'],
    ['/ako-1/first-week', 'story'],
    ['/ako-1/night-class', 'story'],
    ['/ako-1/at-home', 'story'],
    ['/ako-1/elsewhere', 'story'],
    ['/tangata/', 'connect'],
    ['/tangata/hana-parata', 'member'],
    ['/tangata/mere-tau', 'member'],
    ['/tangata/tama-reid', 'member'],
    ['/rauemi/', 'campus'],
    ['/rauemi/hui', 'events'],
    ['/rauemi/tips', 'resource'],
    ['/404', 'not-found'],
  ]);
});

test('an address in the brand without a route is an issue', () => {
  const { site } = GROWN_FIRM;
  const brand = { ...site.brand, pages: { ...site.brand.pages, ofices: '/where' } };
  const odd = { ...GROWN_FIRM, site: { ...site, brand } };
  expect(() => listPages(odd)).toThrow('no route is called "ofices"');
});

test('every page but the first has breadcrumbs, and every page but slides names the firm', () => {
  expect(typesAt('/')).toEqual(['Organization']);
  for (const { path } of pages.filter((page) => page.path !== '/' && !page.hidden)) {
    const firm = readPage(GROWN_FIRM, path)?.route === 'slides' ? [] : ['Organization'];
    expect(typesAt(path).slice(0, firm.length + 1), path).toEqual([...firm, 'BreadcrumbList']);
  }
});

test('stories, films, colleagues and upcoming events have structured data of their type', () => {
  expect(typesAt('/ako-1/at-home').slice(2)).toEqual(['Article']);
  expect(typesAt('/ako-1/$$$').slice(2)).toEqual(['Article', 'VideoObject']);
  expect(typesAt('/tangata/tama-reid').slice(2)).toEqual(['ProfilePage']);
  expect(typesAt('/rauemi/').slice(2)).toEqual(['VideoObject']);
  expect(typesAt('/rauemi/hui').slice(2)).toEqual(['Event', 'Event']);
});

test('the events page links to the calendar, unless the calendar is empty', () => {
  const { heads } = readPage(GROWN_FIRM, '/rauemi/hui') ?? {};
  const href = 'https://korero.example/rauemi/events.ics';
  expect(heads?.['/rauemi/hui']).toContainEqual({ rel: 'alternate', type: 'text/calendar', href });
  const later = readPage({ ...GROWN_FIRM, today: '2027-05-01' }, '/rauemi/hui')?.heads['/rauemi/hui'];
  expect(JSON.stringify(later)).not.toContain('text/calendar');
});

test('structured data has no empty fields', () => {
  for (const { path } of pages)
    expect(JSON.stringify(thingsAt(path)), path).not.toMatch(/:(?:""|null|\[\]|{})|undefined|\[object|NaN/);
});

test('every public page has a share card', () => {
  const without = pages.filter(({ path }) => !listCards(GROWN_FIRM).some((card) => card.path === path));
  expect(without.map(({ path }) => path)).toEqual(['/jobs', '/study', '/404']);
});
