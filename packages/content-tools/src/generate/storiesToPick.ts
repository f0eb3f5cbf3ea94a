import type { DeckCircle } from '@tamarack-lowe/content-model';
import type { SourceStory } from '../read/sources.ts';

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
  const left = new Map<string, Set<string>>();
  for (const { author, slug, topic } of stories)
    if (!circled.has(slug)) left.set(topic, (left.get(topic) ?? new Set()).add(author.name));
  return stories.filter(
    ({ slug, topic }) => !circled.has(slug) || (left.get(topic)?.size ?? 0) < LEAST_AUTHORS,
  );
}
