import {
  type Brand,
  resolveReference,
  type Section,
  type SlideSet,
  type StoryCard,
  type StoryNeighbours,
  storyChain,
  storyNeighbours,
  type VisitorType,
} from '@tamarack-lowe/content-model';
import { memoizeByKey } from '../files/cache.ts';
import { storyCard } from './pageContent.ts';
import { slideSetFor } from './slideSets.ts';
import type { SourceStory, Sources } from './sources.ts';

/**
 * The neighbours of stories, from chains that are laid once for all of them. A story opened from another type's set
 * walks on through its own set.
 */
export function createNeighbours(sources: Sources) {
  function chainFor(section: Section, visitorType: VisitorType): SourceStory[] {
    const brand = sources.brand();
    const ordered = storyOrder(sources.stories(), sources.slideSets(), brand, { section, for: visitorType });
    return storyChain(ordered, visitorType, brand.oldReferences);
  }

  const chainsOf = memoizeByKey((section) =>
    sources.typeIds().map((type) => {
      const chain = chainFor(section, type);
      return { type, chain, places: new Map(chain.map(({ slug }, place) => [slug, place])) };
    }),
  );

  return function neighboursOf(
    section: Section,
    slug: string,
  ): Record<VisitorType, StoryNeighbours<StoryCard>> {
    const chains = chainsOf(section);
    const facts = sources.facts();

    function neighbours(chain: readonly SourceStory[], place: number): StoryNeighbours<StoryCard> {
      const { prev, next, related } = storyNeighbours(chain, slug, place);
      const card = (story: SourceStory) => storyCard(story, facts);
      return { prev: prev && card(prev), next: next && card(next), related: related.map(card) };
    }

    const found = chains.find(({ places }) => places.has(slug));
    return Object.fromEntries(
      chains.map(({ type, ...own }) => {
        const { chain, places } = found && !own.places.has(slug) ? found : own;
        return [type, neighbours(chain, places.get(slug) ?? -1)];
      }),
    );
  };
}

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
