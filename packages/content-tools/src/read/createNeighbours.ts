import {
  type Section,
  type StoryCard,
  type StoryNeighbours,
  storyChain,
  storyNeighbours,
  type VisitorType,
} from '@tamarack-lowe/content-model';
import { rememberEach } from '../files/cache.ts';
import type { SourceStory, Sources } from './sources.ts';
import { storyCard } from './storyCard.ts';
import { storyOrder } from './sequence.ts';

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

  const chainsOf = rememberEach((section) =>
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
