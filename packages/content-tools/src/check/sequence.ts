import { storySequence } from '@tamarack-lowe/content-model';
import { issue, message, type SlideSet } from '@tamarack-lowe/content-model/internal/content';
import { createNeighbours, storyOrder } from '../read/sequence.ts';
import type { Rule } from './context.ts';

/**
 * Finds sequences in which "next" does not reach every story of a section once for each visitor type, or "previous"
 * does not lead back.
 */
export const brokenSequences: Rule = ({ brand, slideSets, sources, stories }) => {
  const neighbours = createNeighbours(sources);
  const sections = [...new Set(slideSets.map(({ section }) => section))];
  return sections.flatMap((section) =>
    sources.typeIds().flatMap((visitorType) => {
      const set = stories.filter(
        (story) => story.section === section && story.for.includes(visitorType) && !story.single,
      );
      const sequence = storySequence(
        storyOrder(stories, slideSets, brand, { section, for: visitorType }),
        visitorType,
        brand.oldReferences,
      );
      const first = sequence[0];
      if (!first && !hasCircles(slideSets, section)) return [];
      if (!first) return [issue(section, message('emptySection', { type: visitorType }))];
      const walked = new Set<string>();
      for (let slug: string | undefined = first.slug; slug && !walked.has(slug); ) {
        const next: string | undefined = neighbours(section, slug)[visitorType]?.next?.slug;
        if (next && neighbours(section, next)[visitorType]?.prev?.slug !== slug) {
          return [issue(slug, message('oneWay', { next, type: visitorType }))];
        }
        walked.add(slug);
        slug = next;
      }
      const missed = set.filter((story) => !walked.has(story.slug));
      return missed.map((story) =>
        issue(story.slug, message('neverReached', { type: visitorType, section })),
      );
    }),
  );
};

/** Returns whether a section links to stories; a section of text alone needs none. */
const hasCircles = (slideSets: readonly SlideSet[], section: string) =>
  slideSets.some((set) => set.section === section && set.slides.some(({ circles }) => circles.length > 0));

/** Finds stories that visitors cannot reach: `single` ones are outside the sequence and need a circle or a link. */
export const unreachableStories: Rule = ({ slideSets, stories }) => {
  const circled = new Set(
    slideSets.flatMap((set) =>
      set.slides.flatMap((slide) => slide.circles.map((circle) => `${set.section}/${circle.story.id}`)),
    ),
  );
  const bodies = JSON.stringify(stories.map((story) => story.body));
  return stories
    .filter(
      (story) =>
        story.single && !circled.has(`${story.section}/${story.slug}`) && !bodies.includes(`/${story.slug}"`),
    )
    .map((story) => issue(story.slug, message('unreachable')));
};
