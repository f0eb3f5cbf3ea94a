import { expect, test } from 'vitest';
import { GROWN_FIRM } from '../testing/grownFirm.ts';
import { GROWN_FIRM_STORIES } from '../testing/grownFirmStories.ts';
import { readStoryPage } from './data.server.ts';

const read = (section: string, slug: string) => readStoryPage(GROWN_FIRM, { section, slug });

test('every story has a way back, a person to ask and, unless it is alone, a neighbour', () => {
  for (const { section, slug, single } of GROWN_FIRM_STORIES) {
    for (const { id: type } of GROWN_FIRM.site.visitorTypes) {
      const around = read(section, slug)?.around[type];
      expect(around?.back.label, slug).toBeTruthy();
      expect(around?.recruiter?.href, slug).toMatch(/^\/tangata\/[a-z-]+$/);
      expect(around?.prev !== null || around.next !== null, slug).toBe(!single);
    }
  }
});

test('the slug that both sections share is two stories', () => {
  expect(read('work', 'first-week')?.story.title).toEqual(['My first', 'week']);
  expect(read('learn', 'first-week')?.story.title).toEqual(['A week of', 'school']);
});

test('the story with dollar signs is reached from its neighbour', () => {
  const { next } = read('learn', '$$$')?.around.student ?? {};
  expect(next).toMatchObject({ label: 'First week', href: '/ako-1/first-week', title: 'A week of school' });
  expect(read('learn', 'first-week')?.around.student?.prev).toMatchObject({
    label: 'What it costs',
    href: '/ako-1/$$$',
  });
});

test('a visitor of the other type walks on through the set that a story belongs to', () => {
  const around = read('learn', '$$$')?.around;
  expect(around?.experienced?.next).toEqual(around?.student?.next);
});

test('names stories of the set that are not beside it, each with its author', () => {
  const { related } = read('learn', 'night-class')?.around.experienced ?? {};
  expect(related?.map(({ label, href, name }) => [label, href, name])).toEqual([
    ['Elsewhere', '/ako-1/elsewhere', 'Aroha Ngata'],
  ]);
});

test('there is no page for a slug that no story of the section has', () => {
  expect(read('work', '$$$')).toBeNull();
});
