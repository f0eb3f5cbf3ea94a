import { MOST_RELATED, relatedStories } from './relatedStories.ts';

/** The stories before and after another, null at the ends of the chain; and those to read besides. */
export type StoryNeighbours<T> = { prev: T | null; next: T | null; related: T[] };

/**
 * The neighbours of a story in its chain, and what is related to it. A story that the chain does not hold, as a `single`
 * one, has none, and the first of the chain beside it. `place`: where the story stands in the chain, -1 for nowhere, for who
 * knows that of thousands.
 */
export function storyNeighbours<T extends { slug: string; topic?: string }>(
  chain: readonly T[],
  slug: string,
  place = chain.findIndex((story) => story.slug === slug),
): StoryNeighbours<T> {
  if (place === -1) return { prev: null, next: null, related: chain.slice(0, MOST_RELATED) };
  return {
    prev: chain[place - 1] ?? null,
    next: chain[place + 1] ?? null,
    related: relatedStories(chain, place),
  };
}
