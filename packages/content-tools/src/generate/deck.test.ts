import { expect, test } from 'vitest';
import type { SourceStory } from '../read/sources.ts';
import { storiesToPick } from './deck.ts';

const story = (slug: string, topic: string) =>
  ({ slug, topic, author: { name: `Author of ${slug}` } }) as unknown as SourceStory;
const slugs = (stories: readonly SourceStory[]) => stories.map(({ slug }) => slug);

const GROUP = { story: { id: 'a' }, topic: 'clients' };

test('a story with its own circle is not part of a group', () => {
  const stories = ['a', 'b', 'c'].map((slug) => story(slug, 'clients'));
  expect(slugs(storiesToPick(stories, [GROUP, { story: { id: 'c' } }]))).toEqual(['a', 'b']);
});

test('it is part of the group where too few authors would remain', () => {
  const stories = ['a', 'b'].map((slug) => story(slug, 'clients'));
  expect(slugs(storiesToPick(stories, [GROUP, { story: { id: 'b' } }]))).toEqual(['a', 'b']);
});
