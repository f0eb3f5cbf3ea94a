import { type Circle, resolveReference, type SlideSet } from '@tamarack-lowe/content-model';
import type { SourceStory } from '../read/sources.ts';
import { slideSetName } from '../read/slideSetName.ts';
import type { CheckContext } from './CheckContext.ts';

/** A circle, what editors call its place, and the story it leads to: none for films and where there is no such story. */
export type PlacedCircle = { circle: Circle; set: SlideSet; where: string; story: SourceStory | undefined };

/** Every circle of every slide, in order. */
export function placedCircles({
  brand,
  slideSets,
  stories,
}: Pick<CheckContext, 'brand' | 'slideSets' | 'stories'>): PlacedCircle[] {
  return slideSets.flatMap((set) => {
    const own = new Map(
      stories.filter(({ section }) => section === set.section).map((story) => [story.slug, story]),
    );
    const slugs = new Set(own.keys());
    return set.slides.flatMap(({ circles }, slide) =>
      circles.map((circle, index): PlacedCircle => {
        const reference = circle.story;
        const slug = 'video' in reference ? null : resolveReference(reference.id, slugs, brand.oldReferences);
        const where = `${slideSetName(set)}, slide ${slide + 1}, circle ${index + 1}`;
        return { circle, set, where, story: slug === null ? undefined : own.get(slug) };
      }),
    );
  });
}
