import { expect, test } from 'vitest';
import { type AnySet, type AnyStory, wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

test('reports a pinned story that is missing', () => {
  using content = wholeFirm();
  content.remove('stories/recruit/ask-us');
  expect(checkContent(content.root).issues.join()).toContain('stories/recruit/ask-us: this page is gone');
});

test('reports a missing resource and a missing colleague', () => {
  using content = wholeFirm();
  content.remove('resources/cv-tips.json', 'members/ben-oduya.json');
  const words = checkContent(content.root).issues.join();
  expect(words).toContain('resources/cv-tips: this page is gone');
  expect(words).toContain('the talent team has 1 people, and 0 are described');
});

test('reports slides whose addresses changed', () => {
  using content = wholeFirm();
  content.edit<AnySet>('slides/recruit.experienced.json', ({ slides }) => {
    Object.assign(slides[0] ?? {}, { path: '/job' });
  });
  expect(checkContent(content.root).issues.join()).toContain(
    'recruit.experienced: the slides must have these addresses',
  );
});

test('reports a pinned extra story that does not exist', () => {
  using content = wholeFirm();
  content.edit<AnyStory>('stories/recruit/one-more/story.json', (story) => {
    story.for = ['student', 'experienced'];
  });
  expect(checkContent(content.root).issues.join()).toContain(
    'experienced visitors need one story more than student visitors',
  );
});

test('checks no pinned values without pinned.json', () => {
  using content = wholeFirm();
  content.remove('pinned.json', 'members/ben-oduya.json', 'stories/discover/first-ride');
  expect(checkContent(content.root).issues).toEqual([]);
});

test('reports pinned values that cannot be read', () => {
  using content = wholeFirm();
  content.edit('pinned.json', (pinned) => {
    pinned.team = 'twenty';
  });
  expect(checkContent(content.root).issues).toEqual([
    'pinned.json, team: "team" must be a number, without quotation marks.',
  ]);
});
