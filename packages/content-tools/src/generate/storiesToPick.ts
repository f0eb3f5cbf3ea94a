import type { DeckCircle } from '@tamarack-lowe/content-model';
import type { SourceStory } from '../read/createSources.ts';

/** With fewer authors a pick is none. */
const LEAST_AUTHORS = 2;

/**
 * The stories that a group circle may show: those with a circle of their own are in the deck already, and stay out unless
 * too few of their topic would be left.
 */
export function storiesToPick(
  stories: readonly SourceStory[],
  circles: readonly Pick<DeckCircle, 'story' | 'topic'>[],
): SourceStory[] {
  const circled = new Set(circles.filter(({ topic }) => !topic).map(({ story }) => story.id));
  const free = stories.filter(({ slug }) => !circled.has(slug));
  return stories.filter((story) => {
    const left = free.filter(({ topic }) => topic === story.topic).map(({ author }) => author.name);
    return free.includes(story) || new Set(left).size < LEAST_AUTHORS;
  });
}
