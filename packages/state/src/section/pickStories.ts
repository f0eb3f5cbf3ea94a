import type { DeckCard, DeckSet } from '@tamarack-lowe/content-model';

/** The story that stands for its group on a slide. Photo and address come from this one record. */
export type PickedStory = DeckCard;

/**
 * One story for every group that has several. `turn` counts choices, and every story of a group has its turn; those
 * marked `single` have none.
 */
export function pickStories({ groups }: Pick<DeckSet, 'groups'>, turn: number): PickedStory[] {
  return groups.flatMap(({ stories }) => {
    const several = stories.filter(({ single }) => !single);
    return several.length > 1 ? (several[turn % several.length] ?? []) : [];
  });
}
