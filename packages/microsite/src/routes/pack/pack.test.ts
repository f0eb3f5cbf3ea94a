import { type CampusEvent, makeSite } from '@tamarack-lowe/content-model';
import { expect, test } from 'vitest';
import type { RouteContext } from '../route.ts';
import { GROWN_FIRM } from '../testing/grownFirm.ts';
import { GROWN_FIRM_BRAND } from '../testing/grownFirmBrand.ts';
import { GROWN_FIRM_DECK } from '../testing/grownFirmDeck.ts';
import { GROWN_FIRM_TEAM } from '../testing/grownFirmTeam.ts';
import { GROWN_FIRM_TYPES } from '../testing/grownFirmTypes.ts';
import { SMALL_FIRM_MESSAGES } from '../testing/smallFirm.ts';
import { head, list, load } from './data.server.ts';
import { listPackCalendars, packFile } from './packFiles.server.ts';
import { listSchools, schoolId } from './schools.server.ts';

type Language = {
  tag: string;
  path: string;
  schools: readonly (readonly string[])[];
  rename?: Record<string, string>;
};

const LANGUAGES = [
  { tag: 'mi-NZ', name: 'Māori', home: '/' },
  { tag: 'en-NZ', name: 'English', home: '/en' },
];

/** The grown firm with packs in one language. `schools`: those of each member. */
function firmIn({ tag, path, schools, rename = {} }: Language): RouteContext {
  const team = GROWN_FIRM_TEAM.map((member, index) => ({ ...member, schools: [...(schools[index] ?? [])] }));
  const events = GROWN_FIRM.events?.events.map((event) => ({
    ...event,
    school: rename[event.school] ?? event.school,
  }));
  const brand = { ...GROWN_FIRM_BRAND, pages: { ...GROWN_FIRM_BRAND.pages, pack: path } };
  return {
    ...GROWN_FIRM,
    site: makeSite({
      brand,
      deck: GROWN_FIRM_DECK,
      visitorTypes: GROWN_FIRM_TYPES,
      messages: SMALL_FIRM_MESSAGES,
      language: tag,
      languages: LANGUAGES,
    }),
    content: { ...GROWN_FIRM.content, readMembers: () => team },
    events: { events: events ?? [], provinces: GROWN_FIRM.events?.provinces ?? [] },
  };
}

/** The firm in two languages that know each other. */
function twoLanguages() {
  const first: RouteContext = {
    ...firmIn({
      tag: 'mi-NZ',
      path: '/rauemi/pepa',
      schools: [[], ['Whare Wānanga o Te Tai'], ['Otago Kura']],
    }),
    translations: () => [second],
  };
  const second: RouteContext = {
    ...firmIn({
      tag: 'en-NZ',
      path: '/en/campus/pack',
      schools: [[], ['University of the Coast'], ['Otago School']],
      rename: { 'University of Otago': 'Otago University' },
    }),
    translations: () => [first],
  };
  return [first, second] as const;
}

const [MAORI, ENGLISH] = twoLanguages();
const schoolAt = (context: RouteContext, slug: string) => load(context, { slug })?.school;

test('lists the schools of events and of the team, each with a page', () => {
  expect(listSchools(MAORI).map(({ name }) => name)).toEqual([
    'Otago Kura',
    'University of Otago',
    'Whare Wānanga o Te Tai',
  ]);
  expect(list(MAORI).map(({ path }) => path)).toEqual([
    '/rauemi/pepa',
    '/rauemi/pepa/otago-kura',
    '/rauemi/pepa/university-of-otago',
    '/rauemi/pepa/whare-wananga-o-te-tai',
  ]);
  expect(list(GROWN_FIRM)).toEqual([]);
});

test('a school is the same in every language, whatever it is called there', () => {
  expect(schoolId(ENGLISH, 'otago-university')).toBe('university-of-otago');
  expect(schoolId(ENGLISH, 'university-of-the-coast')).toBe('whare-wananga-o-te-tai');
  expect(schoolId(MAORI, 'otago-kura')).toBe('otago-kura');
  const data = load(MAORI, { slug: '' });
  const slugs = data && 'list' in data ? data.list.schools.map((school) => school.slugs) : [];
  expect(slugs).toContainEqual(['university-of-otago', 'otago-university']);
});

test('a pack has the events at the school and those online, and leaves out what is over', () => {
  const pack = schoolAt(MAORI, 'university-of-otago');
  expect(pack?.events.list.map(({ title }) => title)).toEqual([expect.stringMatching(/^Careers fair/)]);
  expect(pack?.online.list.map(({ title }) => title)).toEqual(['Webinar']);
  // The fair ends at 15:00 of its second day, in Auckland.
  expect(pack?.events.list[0]?.ends).toBe(Date.parse('2027-03-05T02:00:00Z'));
  const later = schoolAt({ ...MAORI, today: '2027-05-01' }, 'university-of-otago');
  expect(later?.events.list).toEqual([]);
  expect(later?.online.list).toEqual([]);
});

test('an event at two schools is in the packs of both', () => {
  const [fair] = MAORI.events?.events ?? [];
  const both: CampusEvent[] = fair ? [{ ...fair, school: 'Alder Institute / Birch College' }] : [];
  const context = { ...MAORI, events: { events: both, provinces: [] } };
  expect(schoolAt(context, 'alder-institute')?.events.list).toHaveLength(1);
  expect(schoolAt(context, 'birch-college')?.events.list).toHaveLength(1);
});

test('the person to ask visits the school, or lives near it', () => {
  expect(schoolAt(MAORI, 'whare-wananga-o-te-tai')?.recruiter?.name).toBe('Mere Tau');
  expect(schoolAt(MAORI, 'university-of-otago')?.recruiter?.name).toBe('Tama Reid');
});

test('a pack has up to three stories for the first visitor type, each by another author', () => {
  const stories = schoolAt(MAORI, 'university-of-otago')?.stories.list ?? [];
  expect(stories.length).toBeGreaterThan(0);
  expect(stories.length).toBeLessThanOrEqual(3);
  expect(new Set(stories.map(({ name }) => name)).size).toBe(stories.length);
});

test('links to PDFs, opened at the page of the school, in both sizes of paper', () => {
  expect(schoolAt(ENGLISH, 'otago-university')?.files.list.map(({ href }) => href)).toEqual([
    '/en/campus/pack/letter.pdf#page=2',
    '/rauemi/pepa/letter-all.pdf#page=3',
    '/en/campus/pack/a4.pdf#page=2',
    '/rauemi/pepa/a4-all.pdf#page=3',
  ]);
  expect(packFile(MAORI, { paper: 'A4', both: true }).pageOf('whare-wananga-o-te-tai')).toBe(5);
});

test('there is no pack for an unknown school', () => {
  expect(load(MAORI, { slug: 'elsewhere' })).toBeNull();
});

test('a pack links to the calendar of its school, which stays when it is empty', () => {
  const href = 'https://korero.example/rauemi/events/school/university-of-otago.ics';
  const data = load(MAORI, { slug: 'university-of-otago' });
  const path = '/rauemi/pepa/university-of-otago';
  expect(data && head(MAORI, { data, path })).toContainEqual({
    rel: 'alternate',
    type: 'text/calendar',
    href,
  });
  const paths = (context: RouteContext) => listPackCalendars(context).map((calendar) => calendar.path);
  expect(paths(MAORI)).toContain('/rauemi/events/kind/career-fair.ics');
  expect(paths({ ...MAORI, today: '2027-05-01' })).toEqual(paths(MAORI));
  expect(listPackCalendars(GROWN_FIRM)).toEqual([]);
});
