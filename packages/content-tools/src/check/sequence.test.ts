import { expect, test } from 'vitest';
import { type AnyStory, MENDING, wholeFirm } from '../testing/wholeFirm.ts';
import { checkContent } from './checkContent.ts';
import type { CheckContext } from './context.ts';
import { repeatedScenes } from './sequence.ts';

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

const pictured = (slug: string, ...media: string[]) => ({
  section: 'discover',
  slug,
  id: slug,
  for: ['student'],
  images: media.map((key) => ({ media: key, type: 'image', alt: '' })),
});

const sequenceWith = (stories: ReturnType<typeof pictured>[], ...free: string[]) =>
  ({
    brand: { oldReferences: {} },
    sources: { typeIds: () => ['student'] },
    stories,
    slideSets: [{ section: 'discover', for: 'student', slides: [] }],
    metadata: { scenes: () => new Map([['scenes/desk', {}], ...free.map((key) => [key, {}] as const)]) },
  }) as unknown as CheckContext;

test('reports a scene that a story shares with one of the two stories before it, and suggests free ones', () => {
  const desk = pictured('a', 'scenes/desk', 'people/Ada_Quist');
  const lake = pictured('b', 'scenes/lake', 'people/Ada_Quist');
  const rain = pictured('c', 'scenes/rain');
  const again = pictured('z', 'scenes/desk');
  expect(String(repeatedScenes(sequenceWith([desk, again], 'scenes/snow'))[0])).toMatch(
    /^z: the picture "scenes\/desk" is near "a".* no story shows: scenes\/snow\.$/,
  );
  expect(repeatedScenes(sequenceWith([desk, lake, again], 'scenes/snow'))).toHaveLength(1);
  expect(repeatedScenes(sequenceWith([desk, lake, rain, again], 'scenes/snow'))).toEqual([]);
  expect(repeatedScenes(sequenceWith([desk, again]))).toEqual([]);
});
