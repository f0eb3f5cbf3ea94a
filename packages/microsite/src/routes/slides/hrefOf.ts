import type { DeckCircle, Paths } from '@tamarack-lowe/content-model';

/** The query that plays a film over its slide. */
export const playQuery = (number: number | string) => `?play=${number}`;

/** Returns a function from the target of a circle to its address: a story of the section, or a film on this slide. */
export function hrefOf({ story }: Pick<Paths, 'story'>, section: string) {
  return (to: DeckCircle['story']): string => ('video' in to ? playQuery(to.video) : story(section, to.id));
}
