import {
  type Brand,
  resolveReference,
  type Section,
  type SlideSet,
  type VisitorType,
} from '@tamarack-lowe/content-model';
import type { SourceStory } from './sources.ts';
import { slideSetFor } from './slideSetFor.ts';

/** The slugs that the circles of a set lead to, in the order of slides and circles; old references resolved. */
function circleSlugs(
  set: SlideSet | undefined,
  slugs: ReadonlySet<string>,
  brand: Brand,
  onlyTopics: boolean,
): string[] {
  return (set?.slides ?? [])
    .flatMap((slide) => slide.circles)
    .filter(({ story, topic }) => !('video' in story) && (!onlyTopics || topic !== undefined))
    .map(({ story }) => resolveReference(story.id, slugs, brand.oldReferences) ?? story.id);
}

/**
 * The stories of one section for one visitor type, in the order in which their circles appear; those without a circle
 * follow by the slug of the source. The chain and the groups are made from this order. With `topicsFirst`, the stories of group circles come
 * before the others, so that the first story of a group is the one that its circle shows.
 */
export function storyOrder(
  stories: readonly SourceStory[],
  slideSets: readonly SlideSet[],
  brand: Brand,
  wanted: { section: Section; for: VisitorType; topicsFirst?: boolean },
): SourceStory[] {
  const set = slideSetFor(slideSets, wanted.section, wanted.for);
  const own = stories.filter((story) => story.section === wanted.section && story.for.includes(wanted.for));
  const slugs = new Set(own.map((story) => story.slug));
  const first = wanted.topicsFirst ? circleSlugs(set, slugs, brand, true) : [];
  const ranks = new Map(
    [...new Set([...first, ...circleSlugs(set, slugs, brand, false)])].map((slug, rank) => [slug, rank]),
  );
  const rankOf = (story: SourceStory) => ranks.get(story.slug) ?? Number.POSITIVE_INFINITY;
  return own.toSorted((a, b) => {
    const [left, right] = [rankOf(a), rankOf(b)];
    return left === right ? (a.id < b.id ? -1 : 1) : left - right;
  });
}
