/** How many stories are named at the end of another. */
export const MOST_RELATED = 3;

/**
 * The stories to read besides the one at `place` of its chain and its neighbours: first some of the same topic, then
 * others, each time from two places on and round the chain. Not all are of the topic, so that each story of a chain of
 * four or more is named by the one two places before it. Whose story this is, or is beside it, is not met again for the
 * topic.
 */
export function relatedStories<T extends { topic?: string; author?: string }>(
  chain: readonly T[],
  place: number,
): T[] {
  const met = chain.slice(Math.max(0, place - 1), place + 2).flatMap(({ author }) => author ?? []);
  const alike: T[] = [];
  const others: T[] = [];
  // Chains may be long: no further than to what is named.
  for (
    let step = 2;
    step < chain.length + 2 && !(alike.length === MOST_RELATED - 1 && others.length > 0);
    step += 1
  ) {
    const at = (place + step) % chain.length;
    const story = chain[at];
    if (!story || Math.abs(at - place) <= 1) continue;
    const isAlike =
      story.topic === chain[place]?.topic &&
      alike.length < MOST_RELATED - 1 &&
      !met.includes(story.author ?? '');
    (isAlike ? alike : others).push(story);
  }
  return [...alike, ...others].slice(0, MOST_RELATED);
}
