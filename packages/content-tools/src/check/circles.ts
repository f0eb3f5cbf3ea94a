import { type Circle, openingImages } from '@tamarack-lowe/content-model';
import {
  type IssueText,
  issue,
  message,
  place,
  resolveReference,
  type SlideSet,
} from '@tamarack-lowe/content-model/internal/content';
import { repeats } from '../files/repeats.ts';
import { portraitKey } from '../read/media.ts';
import { LEAST_AUTHORS } from '../read/sequence.ts';
import { slideSetFor, slideSetName, visitorTypesOfSet } from '../read/slideSets.ts';
import type { SourceStory } from '../read/sources.ts';
import type { CheckContext, Rule } from './context.ts';

/**
 * Finds circles whose target does not exist or does not belong to their section, visitor type or, for group circles,
 * topic.
 */
export const brokenCircles: Rule = (context) =>
  placedCircles(context).flatMap(
    ({ circle: { story: reference, topic }, set, story, where }): IssueText[] => {
      if ('video' in reference) {
        if (context.brand.plays[String(reference.video)]) return [];
        return [issue(where, message('noFilmNumber', { number: reference.video }))];
      }
      const { section } = set;
      if (!story) return [issue(where, message('noCircleStory', { section, slug: reference.id }))];
      const { slug } = story;
      const issues = visitorTypesOfSet(set, context.slideSets, context.sources.typeIds())
        .filter((type) => !story.for.includes(type))
        .map((type) => issue(where, message('notForType', { slug, type })));
      if (topic === undefined || (story.topic === topic && !story.single)) return issues;
      const inGroup = story.single
        ? message('singleInGroup', { topic, slug })
        : message('otherTopic', { topic, slug, other: story.topic });
      return [...issues, issue(where, inGroup)];
    },
  );

/**
 * Finds circles whose photo does not appear at the top of the page they open: it must be the author's portrait or one
 * of the opening pictures.
 */
export const mismatchedCirclePictures: Rule = (context) =>
  placedCircles(context).flatMap(({ circle, story, where }: PlacedCircle) => {
    if (!story) return [];
    const allowed = openingPictures(story);
    if (allowed.includes(circle.media)) return [];
    return [issue(where, message('circlePicture', { key: circle.media, allowed: allowed.join(', ') }))];
  });

/** Keys of the pictures that a circle of a story may show, each once: the author's portrait, then the opening pictures. */
function openingPictures(story: SourceStory): string[] {
  const seen = openingImages(story).map(({ media }) => media);
  const pictures = seen.filter((media) => !media.startsWith('films/'));
  return [...new Set([portraitKey(story.author.name), ...pictures])];
}

/** Number of stories or pictures that an issue suggests. */
const SUGGESTIONS = 3;

/**
 * Finds a picture, story or group that a deck shows twice although there is a story for each circle. Picks keep decks
 * free of repetition: a story that moves into a group circle changes places with the one that was there.
 */
export const repeatedCircles: Rule = (context) =>
  context.slideSets.flatMap((set) => {
    const placed = placedCircles({ ...context, slideSets: [set] });
    const shown = new Set(placed.map(({ story }) => story));
    const own = storiesOfSet(context, set);
    if (own.length < placed.filter(({ story }) => story).length) return [];
    const others = own.filter((story) => !shown.has(story));
    const names = others.slice(0, SUGGESTIONS).map(({ slug }) => slug);
    return SHOWN_ONCE.flatMap(({ key, nameOf }) =>
      repeats(placed, nameOf).map(([circle, first]) =>
        issue(
          circle.where,
          message('circleTwice', {
            what: message(key, { name: nameOf(circle) ?? '' }),
            first: place(first.where),
            names: names.join(', '),
          }),
        ),
      ),
    );
  });

/** Least number of circles on a slide that has some, as the schema of slides demands. */
const LEAST_CIRCLES = 3;

/**
 * Finds a picture that a small firm's deck shows twice, although its stories have enough for all of its slides. A firm with fewer
 * stories than circles may show a story several times, each time with another picture. Other decks: `repeatedCircles`.
 */
export const repeatedPictures: Rule = (context) =>
  context.slideSets.flatMap((set) => {
    const placed = placedCircles({ ...context, slideSets: [set] });
    const own = storiesOfSet(context, set);
    if (own.length >= placed.filter(({ story }) => story).length) return [];
    const pictures = [...new Set(own.flatMap(openingPictures))];
    const slides = set.slides.filter(({ circles }) => circles.length > 0);
    if (pictures.length < slides.length * LEAST_CIRCLES) return [];
    const shown = new Set(placed.map(({ circle }) => circle.media));
    const others = pictures.filter((key) => !shown.has(key));
    const keys = others.slice(0, SUGGESTIONS).join(', ');
    return repeats(placed, ({ circle }) => circle.media).map(([{ circle, where }, { where: first }]) => {
      const values = { key: circle.media, first: place(first) };
      const text =
        keys === '' ? message('pictureTooMany', values) : message('pictureTwice', { ...values, keys });
      return issue(where, text);
    });
  });

/** Stories that visitors of a slide set can meet in its section. */
function storiesOfSet({ sources, slideSets, stories }: CheckContext, set: SlideSet): SourceStory[] {
  const types = visitorTypesOfSet(set, slideSets, sources.typeIds());
  return stories.filter(
    (story) => story.section === set.section && types.some((type) => story.for.includes(type)),
  );
}

/** Kinds of content that a deck shows once: the key of the message, and the name of the content in a circle. */
const SHOWN_ONCE = [
  { key: 'pictureNamed', nameOf: ({ circle }: PlacedCircle) => circle.media },
  { key: 'storyNamed', nameOf: ({ story }: PlacedCircle) => story?.slug },
  { key: 'groupNamed', nameOf: ({ circle }: PlacedCircle) => circle.topic },
] as const;

/** Circle with the name of its place for editors and its story; undefined for films and missing stories. */
type PlacedCircle = { circle: Circle; set: SlideSet; where: string; story: SourceStory | undefined };

/** Lists every circle of every slide, in order. */
function placedCircles({
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

/** Finds topics of circles that have too few authors for the visitors who see the circle. */
export const topicsWithoutChoice: Rule = ({ slideSets, sources, stories }) => {
  const sections = [...new Set(slideSets.map(({ section }) => section))];
  return sections.flatMap((section) =>
    sources.typeIds().flatMap((type) => {
      const circles = slideSetFor(slideSets, section, type)?.slides.flatMap((slide) => slide.circles) ?? [];
      const topics = new Set(circles.flatMap(({ topic }) => topic ?? []));
      return [...topics].flatMap((topic) => {
        const authors = new Set(
          stories
            .filter((story) => story.section === section && story.topic === topic && !story.single)
            .filter((story) => story.for.includes(type))
            .map((story) => story.author.name),
        );
        if (authors.size >= LEAST_AUTHORS) return [];
        return [issue(section, message('noChoice', { topic, type }))];
      });
    }),
  );
};
