import { expect, test } from 'vitest';
import { type AnyStory, MENDING, wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';

test('reports a neighbour that does not exist, and knows old references', () => {
  using content = wholeFirm();
  content.edit<AnyStory>(MENDING, (story) => {
    story.nav = { next: 'the-long-way' };
  });
  const { issues } = checkContent(content.root);
  expect(issues).toEqual([expect.stringContaining('how-we-mend: "next" names the story "the-long-way"')]);
});

test('reports an old reference that means nothing any more', () => {
  using content = wholeFirm();
  content.edit('brand.json', (brand) => {
    brand.oldReferences = { menders: 'gone' };
  });
  expect(checkContent(content.root).issues.join()).toContain('"menders" should mean "gone" now');
});

test('reports a story that nobody would find', () => {
  using content = wholeFirm();
  content.edit<AnyStory>('stories/discover/the-long-way-round/story.json', (story) => {
    story.single = true;
  });
  expect(checkContent(content.root).issues.join()).toContain(
    'the-long-way-round: no circle and no story leads here',
  );
});
