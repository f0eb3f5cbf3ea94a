import { expect, test } from 'vitest';
import { type AnyStory, MENDING, wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

test('reports a story that is too short', () => {
  using content = wholeFirm();
  content.edit<AnyStory>(MENDING, (story) => {
    story.body = [{ type: 'paragraph', text: 'It was two years.' }, 'I passed.'];
  });
  expect(checkContent(content.root).issues.join()).toMatch(
    /how-we-mend: this story has \d+ words\. Stories have 150 to 400/,
  );
});
