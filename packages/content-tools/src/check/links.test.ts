import { expect, test } from 'vitest';
import { type AnyStory, MENDING, wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

test('reports a link to a page that does not exist', () => {
  using content = wholeFirm();
  content.edit<AnyStory>(MENDING, (story) => {
    story.body.push({ type: 'router-link', text: 'More', path: '/campus/cv-tops' });
  });
  expect(checkContent(content.root).issues.join()).toContain('"/campus/cv-tops" leads to no page');
});
