import { backSlide, recruiterFor } from '@tamarack-lowe/content-tools/internal/page-data';
import { expect, test } from 'vitest';
import { GROWN_FIRM } from '../testing/grownFirm.ts';
import { GROWN_FIRM_STORIES } from '../testing/grownFirmStories.ts';
import { SMALL_FIRM } from '../testing/smallFirm.ts';
import { SMALL_FIRM_PICTURE } from '../testing/smallFirmContent.ts';
import { load } from './data.server.ts';
import { previewStory } from './preview.ts';
import { titleLines } from './previews.server.ts';

const read = (section: string, slug: string) => load(GROWN_FIRM, { section, slug });

test('every story has a back link, a recruiter and, unless it is single, a neighbour', () => {
  for (const { section, slug, single } of GROWN_FIRM_STORIES) {
    for (const { id: type } of GROWN_FIRM.site.visitorTypes) {
      const around = read(section, slug)?.around[type];
      expect(around?.back.label, slug).toBeTruthy();
      expect(around?.recruiter?.href, slug).toMatch(/^\/tangata\/[a-z-]+$/);
      expect(around?.prev !== null || around.next !== null, slug).toBe(!single);
    }
  }
});

test('the same slug in two sections is two stories', () => {
  expect(read('work', 'first-week')?.story.title).toEqual(['My first', 'week']);
  expect(read('learn', 'first-week')?.story.title).toEqual(['A week of', 'school']);
});

test('neighbours link to the story with dollar signs', () => {
  const { next } = read('learn', '$$$')?.around.student ?? {};
  expect(next).toMatchObject({ label: 'First week', href: '/ako-1/first-week', title: 'A week of school' });
  expect(read('learn', 'first-week')?.around.student?.prev).toMatchObject({
    label: 'What it costs',
    href: '/ako-1/$$$',
  });
});

test('a visitor of the other type gets neighbours from the set of the story', () => {
  const around = read('learn', '$$$')?.around;
  expect(around?.experienced?.next).toEqual(around?.student?.next);
});

test('related stories are those of the set that are no neighbours, each with its author', () => {
  const { related } = read('learn', 'night-class')?.around.experienced ?? {};
  expect(related?.map(({ label, href, name }) => [label, href, name])).toEqual([
    ['Elsewhere', '/ako-1/elsewhere', 'Aroha Ngata'],
  ]);
});

test('a page knows title, layout and author of the stories that it links to, and none of their words', () => {
  const previews = read('learn', '$$$')?.previews ?? {};
  const preview = previewStory(previews, '/ako-1/first-week');
  const page = read('learn', 'first-week');
  expect(preview?.title).toBe('A week of school');
  const { title, theme, author, readingMinutes } = page?.story ?? {};
  expect(preview?.data).toMatchObject({
    loading: true,
    story: { title, theme, author, readingMinutes, body: [] },
    around: { student: { back: page?.around.student?.back, next: null } },
  });
  expect(previewStory(previews, '/ako-1/unknown')).toBeUndefined();
});

test('there is no page for a slug that no story of the section has', () => {
  expect(read('work', '$$$')).toBeNull();
});

/** Back links of a story in the section that has an overview. */
function waysBack(slug: string) {
  const story = GROWN_FIRM_STORIES.find((each) => each.section === 'learn' && each.slug === slug);
  if (!story) throw new Error(`There is no story ${slug}.`);
  return [backSlide(GROWN_FIRM.site, story, 'student'), backSlide(GROWN_FIRM.site, story, 'experienced')];
}

const EXAMS = { href: '/ako-3', label: 'Exams' };
const OVERVIEW = { href: '/ako-1', label: 'Learn from here' };

test('leads back to the slide that has the circle of the story, before the overview and its topic', () => {
  expect(waysBack('$$$')[0]).toEqual(EXAMS);
});

test('finds a story of the other type’s set on the other type’s slide', () => {
  expect(waysBack('night-class')).toEqual([EXAMS, EXAMS]);
});

test('leads back to the slide of its topic where no circle is its own', () => {
  const belonging = { href: '/ako-2', label: 'Belonging' };
  expect(waysBack('at-home')).toEqual([belonging, belonging]);
});

test('leads back to the overview where only that has its circle', () => {
  expect(waysBack('first-week')[0]).toEqual(OVERVIEW);
});

test('leads back to the first slide of its section without a circle anywhere', () => {
  expect(waysBack('elsewhere')).toEqual([OVERVIEW, OVERVIEW]);
});

test('throws when a section has no slides', () => {
  const story = { section: 'rest', slug: 'a-nap', topic: 'clients' };
  expect(() => backSlide(GROWN_FIRM.site, story, 'student')).toThrow(/no slides in "rest"/);
});

const by = (name: string, city: string) => ({
  slug: 'a',
  author: { name, job: `Auditor, ${city}`, portrait: SMALL_FIRM_PICTURE },
});
const asked = (name: string, city: string, type: 'student' | 'experienced') =>
  recruiterFor(GROWN_FIRM, by(name, city), type)?.name;

test('names the author, if they recruit visitors of this type', () => {
  expect(asked('Mere Tau', 'Dunedin', 'student')).toBe('Mere Tau');
  expect(asked('Tama Reid', 'Dunedin', 'experienced')).toBe('Hana Parata');
});

test('names somebody of the author’s city who looks after visitors of this type', () => {
  expect(asked('Aroha Ngata', 'Dunedin', 'student')).toBe('Tama Reid');
  expect(asked('Aroha Ngata', 'Dunedin', 'experienced')).toBe('Hana Parata');
});

test('names somebody of the region where nobody of the city recruits', () => {
  expect(asked('Aroha Ngata', 'Kerikeri', 'student')).toBe('Mere Tau');
});

test('names the same one of the team each time where the city is far from everybody', () => {
  const found = asked('Aroha Ngata', 'Chatham', 'student');
  expect(['Mere Tau', 'Tama Reid']).toContain(found);
  expect(asked('Aroha Ngata', 'Chatham', 'student')).toBe(found);
});

test('there is no recruiter on a site without a team page', () => {
  expect(recruiterFor(SMALL_FIRM, by('Mere Tau', 'Dunedin'), 'student')).toBeNull();
});

test('lines of a headline stay if all have room or end a sentence, and become one if only some would break', () => {
  for (const kept of [
    ['Eleven boxes short'],
    ['A car, a platform,', 'a train'],
    ['Software books the room.', 'A person reads your letter.'],
    ['“Was it accessible, then?”', 'Past the bins.'],
  ])
    expect(titleLines(kept)).toEqual(kept);
  expect(titleLines(['Samedi, porte B,', 'quatorze marches plus bas'])).toEqual([
    'Samedi, porte B, quatorze marches plus bas',
  ]);
  expect(titleLines(['Half-days'])).toEqual(['Half-\u2060days']);
});
