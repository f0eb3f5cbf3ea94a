import { SECTIONS, storyPath, VISITOR_TYPES } from '@tamarack-lowe/content-model';
import { listStories } from '@tamarack-lowe/stories/server';
import { expect, test } from 'vitest';
import { readStoryPage } from './storyPage.server.ts';

test('every story has a way back, a person to ask and, unless it is alone, a neighbour', () => {
  for (const { section, slug, single } of listStories()) {
    for (const type of VISITOR_TYPES) {
      const around = readStoryPage(section, slug)?.around[type];
      expect(around?.back.label, slug).toBeTruthy();
      expect(around?.recruiter?.href, slug).toMatch(/^\/connect-with-us\/[a-z-]+$/);
      expect(around?.prev !== null || around.next !== null, slug).toBe(!single);
    }
  }
});

test('the slug that both sections share is two stories', () => {
  const [discover, recruit] = SECTIONS.map((section) =>
    readStoryPage(section, 'authentic-connection-and-trust'),
  );
  expect(discover?.story.title).not.toEqual(recruit?.story.title);
});

test('the story with dollar signs is reached from its neighbours', () => {
  const around = readStoryPage('recruit', '$$$')?.around.student;
  expect(around?.back.href).toBe('/how-we-recruit-2');
  const neighbours = [around?.prev?.href, around?.next?.href].flatMap(
    (path) => path?.split('/').at(-1) ?? [],
  );
  const links = neighbours.flatMap((slug) => {
    const there = readStoryPage('recruit', slug)?.around.student;
    return [there?.prev?.href, there?.next?.href];
  });
  expect(links).toContain(storyPath('recruit', '$$$'));
});

test('leads back to the slide that has the circle of the story, before the overview', () => {
  expect(readStoryPage('discover', 'your-cpa-journey')?.around.student.back).toEqual({
    href: '/discover-your-best-self',
    label: 'Discover Your Best Self',
  });
});

test('there is no page for a slug that no story has', () => {
  expect(readStoryPage('discover', '$$$')).toBeNull();
});
