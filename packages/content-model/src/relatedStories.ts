/** How many stories are named at the end of another. */
export const MOST_RELATED = 3;

/**
 * The stories to read besides the one at `place` of its chain and its neighbours: first some of the same topic, then
 * others, each time from two places on and round the chain. Not all are of the topic, so that each story of a chain of
 * four or more is named by the one two places before it.
 */
export function relatedStories<T extends { topic?: string }>(chain: readonly T[], place: number): T[] {
  const start = (place + 2) % chain.length;
  const places = [...chain.entries()];
  const round = [...places.slice(start), ...places.slice(0, start)]
    .filter(([at]) => Math.abs(at - place) > 1)
    .map(([, story]) => story);
  const topic = chain[place]?.topic;
  const alike = round.filter((story) => story.topic === topic).slice(0, MOST_RELATED - 1);
  return [...alike, ...round.filter((story) => !alike.includes(story))].slice(0, MOST_RELATED);
}
