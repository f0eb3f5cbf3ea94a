import type { SourceStory } from '../read/sources.ts';
import { typesOfSet } from '../read/slideSets.ts';
import type { Rule } from './CheckContext.ts';
import { type PlacedCircle, placedCircles } from './placedCircles.ts';

/** How many stories a complaint suggests. */
const SUGGESTIONS = 3;

/**
 * No picture, no story and no group is in a deck twice, where there is a story for each circle. Picks keep it so: a story
 * that comes into a group circle changes places with the one that was there.
 */
export const nobodyIsShownTwice: Rule = (context) =>
  context.slideSets.flatMap((set) => {
    const placed = placedCircles({ ...context, slideSets: [set] });
    const shown = new Set(placed.map(({ story }) => story));
    const types = typesOfSet(set, context.slideSets, context.sources.typeIds());
    const own = context.stories.filter(
      (story) => story.section === set.section && types.some((type) => story.for.includes(type)),
    );
    if (own.length < placed.filter(({ story }) => story).length) return [];
    const others = own.filter((story) => !shown.has(story));
    return [
      ...twice(placed, others, ({ circle }) => `the picture "${circle.media}"`),
      ...twice(placed, others, ({ story }) => story && `the story "${story.slug}"`),
      ...twice(placed, others, ({ circle }) => circle.topic && `the group "${circle.topic}"`),
    ];
  });

function twice(
  placed: readonly PlacedCircle[],
  others: readonly SourceStory[],
  nameOf: (circle: PlacedCircle) => string | undefined,
): string[] {
  const first = new Map<string, string>();
  const names = others.slice(0, SUGGESTIONS).map(({ slug }) => slug);
  return placed.flatMap((circle) => {
    const name = nameOf(circle);
    if (!name) return [];
    const before = first.get(name);
    first.set(name, before ?? circle.where);
    if (!before) return [];
    return [
      `${circle.where}: ${name} is in this deck already (${before}), so visitors would meet the same face twice. Show another story; without a circle are: ${names.join(', ')}.`,
    ];
  });
}
