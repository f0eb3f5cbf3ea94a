import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ChainStory, storyChain } from './stories.ts';
import { storyNeighbours } from './storyNeighbours.ts';

const both = ['student', 'experienced'];
const slugsOf = (stories: readonly ChainStory[]) => stories.map((story) => story.slug);

/** Sets in which any story may point at any other, at itself, at an old name or at nothing. */
const anySet = fc.uniqueArray(fc.stringMatching(/^[a-f]{1,2}$/), { maxLength: 12 }).chain((slugs) => {
  const reference = fc.option(fc.constantFrom(...slugs, 'collegues', 'nowhere'), { nil: undefined });
  return fc.tuple(
    ...slugs.map((slug) =>
      fc.record({
        slug: fc.constant(slug),
        for: fc.subarray([...both], { minLength: 1 }),
        single: fc.boolean(),
        nav: fc.record({ prev: reference, next: reference }),
      }),
    ),
  );
});

test('keeps the given order when no story names its neighbours', () => {
  const stories = ['c', 'a', 'b'].map((slug) => ({ slug, for: both }));
  expect(slugsOf(storyChain(stories, 'student'))).toEqual(['c', 'a', 'b']);
});

test('leaves out the stories of the other type and the single ones', () => {
  const stories: ChainStory[] = [
    { slug: 'a', for: ['student'] },
    { slug: 'b', for: ['experienced'] },
    { slug: 'c', for: both, single: true },
    { slug: 'd', for: both },
  ];
  expect(slugsOf(storyChain(stories, 'student'))).toEqual(['a', 'd']);
  expect(slugsOf(storyChain(stories, 'experienced'))).toEqual(['b', 'd']);
});

test('follows the neighbours that stories name', () => {
  const stories: ChainStory[] = [
    { slug: 'a', for: both },
    { slug: 'b', for: both, nav: { prev: 'c' } },
    { slug: 'c', for: both, nav: { next: 'b' } },
    { slug: 'd', for: both, nav: { next: 'a' } },
  ];
  expect(slugsOf(storyChain(stories, 'student'))).toEqual(['c', 'b', 'd', 'a']);
});

test('believes two neighbours that agree before one that does not', () => {
  const stories: ChainStory[] = [
    { slug: 'a', for: both, nav: { next: 'c' } },
    { slug: 'b', for: both, nav: { next: 'c' } },
    { slug: 'c', for: both, nav: { prev: 'b' } },
  ];
  expect(slugsOf(storyChain(stories, 'student'))).toEqual(['a', 'b', 'c']);
});

test('opens a circle, so that there is a first and a last story', () => {
  const stories: ChainStory[] = [
    { slug: 'a', for: both, nav: { next: 'b' } },
    { slug: 'b', for: both, nav: { next: 'c' } },
    { slug: 'c', for: both, nav: { next: 'a' } },
  ];
  expect(slugsOf(storyChain(stories, 'student'))).toEqual(['a', 'b', 'c']);
});

test('follows an old reference to the story it means now', () => {
  const stories: ChainStory[] = [
    { slug: 'colleagues', for: both },
    { slug: 'a', for: both, nav: { next: 'collegues' } },
  ];
  expect(slugsOf(storyChain(stories, 'student', { collegues: 'colleagues' }))).toEqual(['a', 'colleagues']);
});

test('visits every story of the set once, whatever the stories name', () => {
  fc.assert(
    fc.property(anySet, fc.constantFrom(...both), (stories, type) => {
      const set = stories.filter((story) => story.for.includes(type) && !story.single);
      const chain = storyChain(stories, type, { collegues: 'a' });
      expect(slugsOf(chain).toSorted()).toEqual(slugsOf(set).toSorted());
    }),
  );
});

test('lets previous undo next, from one first story to one last', () => {
  fc.assert(
    fc.property(anySet, fc.constantFrom(...both), (stories, type) => {
      const chain = storyChain(stories, type, { collegues: 'a' });
      const neighbours = chain.map((story) => ({ story, ...storyNeighbours(chain, story.slug) }));
      expect(neighbours.filter(({ prev }) => prev === null)).toHaveLength(Math.min(1, chain.length));
      expect(neighbours.filter(({ next }) => next === null)).toHaveLength(Math.min(1, chain.length));
      for (const { story, next } of neighbours) {
        if (next) expect(storyNeighbours(chain, next.slug).prev).toBe(story);
      }
    }),
  );
});
