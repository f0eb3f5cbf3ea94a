import { expect, test } from 'vitest';
import { GROWN_FIRM } from '../testing/grownFirm.ts';
import { GROWN_FIRM_STORIES } from '../testing/grownFirmStories.ts';
import { backSlide } from './backSlide.server.ts';

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

test('stops where a section has no slides to lead back to', () => {
  const story = { section: 'rest', slug: 'a-nap', topic: 'clients' };
  expect(() => backSlide(GROWN_FIRM.site, story, 'student')).toThrow(/no slides in "rest"/);
});
