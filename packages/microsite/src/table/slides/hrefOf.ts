import { type DeckCircle, type Section, storyPath } from '@tamarack-lowe/content-model';

type HrefOf = (story: DeckCircle['story']) => string;

/** The query that plays a film over its slide. */
export const playQuery = (number: number | string) => `?play=${number}`;

/** The address of what a circle of a section leads to: a story, or a film on this slide. */
export const hrefOf: Record<Section, HrefOf> = {
  discover: (story) => ('video' in story ? playQuery(story.video) : storyPath('discover', story.id)),
  recruit: (story) => ('video' in story ? playQuery(story.video) : storyPath('recruit', story.id)),
};
