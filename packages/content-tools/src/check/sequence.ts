import { storySequence, type VisitorType } from '@tamarack-lowe/content-model';
import { issue, message, type SlideSet, uniqueIssues } from '@tamarack-lowe/content-model/internal/content';
import { createNeighbours, storyOrder } from '../read/sequence.ts';
import type { SourceStory } from '../read/sources.ts';
import type { CheckContext, Rule } from './context.ts';

/**
 * Finds sequences in which "next" does not reach every story of a section once for each visitor type, or "previous"
 * does not lead back.
 */
export const brokenSequences: Rule = (context) => {
  const { slideSets, sources, stories } = context;
  const neighbours = createNeighbours(sources);
  const sections = [...new Set(slideSets.map(({ section }) => section))];
  return sections.flatMap((section) =>
    sources.typeIds().flatMap((visitorType) => {
      const set = stories.filter(
        (story) => story.section === section && story.for.includes(visitorType) && !story.single,
      );
      const [first] = sequenceOf(context, section, visitorType);
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

/** Number of pictures that an issue suggests. */
const SUGGESTIONS = 3;

/** Number of stories after which a scene may return: a story and both its neighbours show different ones. */
const SCENE_DISTANCE = 3;

/**
 * Finds scenes that return while visitors still remember them, within a story and its neighbours, although there are
 * scenes that no story shows. A portrait may return: it is a person.
 */
export const repeatedScenes: Rule = (context) => {
  const shown = new Set(context.stories.flatMap(scenesOf));
  const free = [...context.metadata.scenes().keys()].filter((scene) => !shown.has(scene));
  if (free.length === 0) return [];
  const sections = [...new Set(context.slideSets.map(({ section }) => section))];
  const issues = sections.flatMap((section) =>
    context.sources.typeIds().flatMap((visitorType) => {
      const sequence = sequenceOf(context, section, visitorType);
      return sequence.flatMap((story, place) => {
        const recent = sequence.slice(Math.max(0, place + 1 - SCENE_DISTANCE), place);
        return scenesOf(story).flatMap((scene) => {
          const found = recent.find((each) => scenesOf(each).includes(scene));
          if (!found) return [];
          const names = free.slice(0, SUGGESTIONS).join(', ');
          return issue(story.slug, message('repeatedScene', { scene, other: found.slug, names }));
        });
      });
    }),
  );
  return uniqueIssues(issues);
};

const scenesOf = ({ images }: SourceStory) =>
  images.map(({ media }) => media).filter((media) => !media.startsWith('people/'));

/** The stories that "next" walks through in a section, for a visitor type. */
function sequenceOf(
  { brand, slideSets, stories }: CheckContext,
  section: string,
  visitorType: VisitorType,
): SourceStory[] {
  const ordered = storyOrder(stories, slideSets, brand, { section, for: visitorType });
  return storySequence(ordered, visitorType, brand.oldReferences);
}

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
