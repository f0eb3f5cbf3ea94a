import { type ChainStory, storyChain } from './stories.ts';
import { type StoryNeighbours, storyNeighbours } from './storyNeighbours.ts';
import type { VisitorType } from './visitorType.ts';

/**
 * The neighbours of a story of a section for each of the visitor types. A visitor may open a story of the other type's set, for
 * instance from a shared address: they then walk on through the set that the story belongs to.
 */
export function neighboursByType<T extends ChainStory>(
  stories: readonly T[],
  slug: string,
  types: readonly VisitorType[],
  oldReferences: Readonly<Record<string, string>> = {},
): Record<VisitorType, StoryNeighbours<T>> {
  const own = types.filter((type) =>
    stories.some((story) => story.slug === slug && story.for.includes(type)),
  );
  const forType = (type: VisitorType) =>
    storyNeighbours(storyChain(stories, own.includes(type) ? type : (own[0] ?? type), oldReferences), slug);
  return Object.fromEntries(types.map((type) => [type, forType(type)]));
}
