/** The stories before and after another; null at the ends of the chain. */
export type StoryNeighbours<T> = { prev: T | null; next: T | null };

/** The neighbours of a story in its chain; both null when the chain does not hold it, as for a `single` story. */
export function storyNeighbours<T extends { slug: string }>(
  chain: readonly T[],
  slug: string,
): StoryNeighbours<T> {
  const index = chain.findIndex((story) => story.slug === slug);
  if (index === -1) return { prev: null, next: null };
  return { prev: chain[index - 1] ?? null, next: chain[index + 1] ?? null };
}
