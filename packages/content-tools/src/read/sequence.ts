import {
  type Brand,
  type Section,
  type StoryCard,
  type StoryNeighbours,
  storyNeighbours,
  storySequence,
  type VisitorType,
} from '@tamarack-lowe/content-model';
import { resolveReference, type SlideSet } from '@tamarack-lowe/content-model/internal/content';
import { memoizeByKey } from '../files/cache.ts';
import { storyCard } from './pageContent.ts';
import { slideSetFor } from './slideSets.ts';
import type { SourceStory, WrittenFiles } from './writtenFiles.ts';

/**
 * Returns a function that finds the neighbours of a story, from sequences that are computed once for all stories. A
 * story that is outside the visitor type's own set continues in its own sequence.
 */
export function createNeighbours(
  sources: Pick<WrittenFiles, 'brand' | 'facts' | 'slideSets' | 'stories' | 'typeIds'>,
) {
  function sequenceFor(section: Section, visitorType: VisitorType): SourceStory[] {
    const brand = sources.brand();
    const ordered = storyOrder(sources.stories(), sources.slideSets(), brand, { section, for: visitorType });
    return storySequence(ordered, visitorType, brand.oldReferences);
  }

  const sequencesOf = memoizeByKey((section) =>
    sources.typeIds().map((type) => {
      const sequence = sequenceFor(section, type);
      return { type, sequence, places: new Map(sequence.map(({ slug }, place) => [slug, place])) };
    }),
  );

  return function neighboursOf(
    section: Section,
    slug: string,
  ): Record<VisitorType, StoryNeighbours<StoryCard>> {
    const sequences = sequencesOf(section);
    const facts = sources.facts();

    function neighbours(sequence: readonly SourceStory[], place: number): StoryNeighbours<StoryCard> {
      const quoted = (sequence[place]?.body ?? []).flatMap(authorOfQuote);
      const { prev, next, related } = storyNeighbours(sequence, slug, place, quoted);
      const card = (story: SourceStory) => storyCard(story, facts);
      return { prev: prev && card(prev), next: next && card(next), related: related.map(card) };
    }

    const found = sequences.find(({ places }) => places.has(slug));
    return Object.fromEntries(
      sequences.map(({ type, ...own }) => {
        const { sequence, places } = found && !own.places.has(slug) ? found : own;
        return [type, neighbours(sequence, places.get(slug) ?? -1)];
      }),
    );
  };
}

/** Returns the name of the colleague whom a block quotes, with their portrait, in a list. */
function authorOfQuote(block: SourceStory['body'][number]): string[] {
  if (typeof block === 'string' || block.type !== 'quote' || typeof block.by !== 'string') return [];
  return block.by.split(',').slice(0, 1);
}

/**
 * Lists the slugs that the circles of a set link to, in the order of slides and circles, with old references
 * resolved.
 */
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
 * Orders the stories of a section for a visitor type by their circles; stories without a circle follow, by source
 * slug. Sequences and groups use this order. With `topicsFirst`, stories of group circles come first, so that the
 * first story of a group is the one in its circle.
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

/** Fewest authors of a topic that is offered as a choice. */
export const LEAST_AUTHORS = 2;
