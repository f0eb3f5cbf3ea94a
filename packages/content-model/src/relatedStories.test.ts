import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_RELATED, relatedStories } from './relatedStories.ts';

/** A chain of stories that are named by their place, with these topics. */
const chainOf = (topics: readonly string[]) => topics.map((topic, place) => ({ place, topic }));
const placesNear = (topics: readonly string[], place: number) =>
  relatedStories(chainOf(topics), place).map((story) => story.place);
const topics = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 4, maxLength: 20 });

test('names stories of the same topic first, then the one two places on', () => {
  expect(placesNear(['a', 'b', 'b', 'b', 'a', 'a', 'a'], 0)).toEqual([4, 5, 2]);
});

test('meets nobody again for the topic', () => {
  const chain = ['Ada', 'Ben', 'Cam', 'Ben', 'Dee'].map((author) => ({ author, topic: 'a' }));
  expect(relatedStories(chain, 0).map(({ author }) => author)).toEqual(['Cam', 'Dee', 'Ben']);
});

test('goes round the chain where it ends', () => {
  expect(placesNear(['a', 'a', 'b', 'b', 'b', 'a'], 5)).toEqual([1, 0, 2]);
});

test('names no story when all there are stand beside it', () => {
  expect(placesNear(['a', 'a', 'a'], 1)).toEqual([]);
  expect(placesNear(['a'], 0)).toEqual([]);
});

test('names neither a story itself nor its neighbours, and none twice', () => {
  fc.assert(
    fc.property(topics, fc.nat(), (all, number) => {
      const place = number % all.length;
      const named = placesNear(all, place);
      expect(named.every((each) => Math.abs(each - place) > 1)).toBe(true);
      expect(new Set(named).size).toBe(named.length);
      expect(named.length).toBeLessThanOrEqual(MOST_RELATED);
    }),
  );
});

test('leaves no story unnamed, whatever the topics are', () => {
  fc.assert(
    fc.property(topics, (all) => {
      const named = new Set(all.flatMap((_, place) => placesNear(all, place)));
      expect(named.size).toBe(all.length);
    }),
  );
});
