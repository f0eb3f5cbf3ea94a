import { SECTIONS, VISITOR_TYPES } from '@tamarack-lowe/content-model';
import { listStories } from '@tamarack-lowe/stories/server';
import { expect, test } from 'vitest';
import { siteContext } from '../../../../../apps/site/app/siteContext.server.ts';
import { readStoryPage } from './load.server.ts';

const context = siteContext();
const read = (section: string, slug: string) => readStoryPage(context, { section, slug });

test('every story has a way back, a person to ask and, unless it is alone, a neighbour', () => {
  for (const { section, slug, single } of listStories()) {
    for (const type of VISITOR_TYPES) {
      const around = read(section, slug)?.around[type];
      expect(around?.back.label, slug).toBeTruthy();
      expect(around?.recruiter?.href, slug).toMatch(/^\/connect-with-us\/[a-z-]+$/);
      expect(around?.prev !== null || around.next !== null, slug).toBe(!single);
    }
  }
});

test('the slug that both sections share is two stories', () => {
  const [discover, recruit] = SECTIONS.map((section) => read(section, 'authentic-connection-and-trust'));
  expect(discover?.story.title).not.toEqual(recruit?.story.title);
});

test('the story with dollar signs is reached from its neighbours', () => {
  const around = read('recruit', '$$$')?.around.student;
  expect(around?.back.href).toBe('/how-we-recruit-2');
  const neighbours = [around?.prev?.href, around?.next?.href].flatMap(
    (path) => path?.split('/').at(-1) ?? [],
  );
  const links = neighbours.flatMap((slug) => {
    const there = read('recruit', slug)?.around.student;
    return [there?.prev?.href, there?.next?.href];
  });
  expect(links).toContain(context.site.hrefs.story('recruit', '$$$'));
});

test('leads back to the slide that has the circle of the story, before the overview', () => {
  expect(read('discover', 'your-cpa-journey')?.around.student.back).toEqual({
    path: '/discover-your-best-self',
    label: 'Discover Your Best Self',
  });
});

test('there is no page for a slug that no story has', () => {
  expect(read('discover', '$$$')).toBeNull();
});
