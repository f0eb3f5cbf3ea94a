import type { Topic } from './schema/story.ts';

/**
 * Cards by topic, topics in the order in which they first appear. An author with a name appears once per topic, with
 * their first card; cards without a name all stay. `limit` caps each group.
 */
export function groupByTopic<T extends { topic: Topic; author?: string | null }>(
  cards: readonly T[],
  limit = Number.POSITIVE_INFINITY,
): { topic: Topic; stories: T[] }[] {
  const groups = new Map<Topic, { stories: T[]; authors: Set<string> }>();
  for (const card of cards) {
    const group = groups.get(card.topic) ?? { stories: [], authors: new Set<string>() };
    groups.set(card.topic, group);
    const author = card.author?.trim() ?? '';
    if (author !== '' && group.authors.has(author)) continue;
    group.authors.add(author);
    if (group.stories.length < limit) group.stories.push(card);
  }
  return [...groups].map(([topic, { stories }]) => ({ topic, stories }));
}
