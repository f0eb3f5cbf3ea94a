import { type Circle, openingImages } from '@tamarack-lowe/content-model';
import { resolveReference, type SlideSet } from '@tamarack-lowe/content-model/internal/content';
import { repeats } from '../files/repeats.ts';
import { portraitKey } from '../read/media.ts';
import { slideSetFor, slideSetName, visitorTypesOfSet } from '../read/slideSets.ts';
import type { SourceStory } from '../read/sources.ts';
import type { CheckContext, Rule } from './context.ts';

/**
 * Finds circles whose target does not exist or does not belong to their section, visitor type or, for group circles,
 * topic.
 */
export const brokenCircles: Rule = (context) =>
  placedCircles(context).flatMap(({ circle: { story: reference, topic }, set, story, where }): string[] => {
    if ('video' in reference) {
      if (context.brand.plays[String(reference.video)]) return [];
      return [
        `${where}: there is no film number ${reference.video}, so nothing would play. Add it to "plays" in brand.json.`,
      ];
    }
    if (!story) {
      return [
        `${where}: there is no ${set.section} story "${reference.id}", so this circle would lead to an error page. Check the slug.`,
      ];
    }
    const issues: string[] = [];
    for (const type of visitorTypesOfSet(set, context.slideSets, context.sources.typeIds())) {
      if (story.for.includes(type)) continue;
      issues.push(
        `${where}: "${story.slug}" is not for ${type} visitors. Choose another story, or add "${type}" to its "for".`,
      );
    }
    if (topic && (story.topic !== topic || story.single)) {
      issues.push(
        `${where}: this circle shows the group "${topic}", but "${story.slug}" is ${story.single ? 'a single story' : `of the topic "${story.topic}"`}. The photo would change its subject. Choose a story of the group.`,
      );
    }
    return issues;
  });

/**
 * Finds circles whose photo does not appear at the top of the page they open: it must be the author's portrait or one
 * of the opening pictures.
 */
export const mismatchedCirclePictures: Rule = (context) =>
  placedCircles(context).flatMap(({ circle, story, where }: PlacedCircle) => {
    if (!story) return [];
    const seen = openingImages(story).map(({ media }) => media);
    const allowed = [portraitKey(story.author.name), ...seen.filter((media) => !media.startsWith('films/'))];
    if (allowed.includes(circle.media)) return [];
    return [
      `${where}: "${circle.media}" is not to be seen where this circle leads, so the photo would turn into another one. Choose ${allowed.map((key) => `"${key}"`).join(' or ')}.`,
    ];
  });

/** Number of stories that an issue suggests. */
const SUGGESTIONS = 3;

/**
 * Finds a picture, story or group that a deck shows twice although there is a story for each circle. Picks keep decks
 * free of repetition: a story that moves into a group circle changes places with the one that was there.
 */
export const repeatedCircles: Rule = (context) =>
  context.slideSets.flatMap((set) => {
    const placed = placedCircles({ ...context, slideSets: [set] });
    const shown = new Set(placed.map(({ story }) => story));
    const types = visitorTypesOfSet(set, context.slideSets, context.sources.typeIds());
    const own = context.stories.filter(
      (story) => story.section === set.section && types.some((type) => story.for.includes(type)),
    );
    if (own.length < placed.filter(({ story }) => story).length) return [];
    const others = own.filter((story) => !shown.has(story));
    const names = others.slice(0, SUGGESTIONS).map(({ slug }) => slug);
    return [
      (placed: PlacedCircle) => `the picture "${placed.circle.media}"`,
      ({ story }: PlacedCircle) => story && `the story "${story.slug}"`,
      ({ circle: { topic } }: PlacedCircle) => topic && `the group "${topic}"`,
    ].flatMap((nameOf) =>
      repeats(placed, nameOf).map(
        ([circle, first]) =>
          `${circle.where}: ${nameOf(circle)} is in this deck already (${first.where}), so visitors would meet the same face twice. Show another story; without a circle are: ${names.join(', ')}.`,
      ),
    );
  });

/** Circle with the name of its place for editors and its story; null for films and missing stories. */
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

/** Authors that a topic needs so that visitors can choose. */
const LEAST_AUTHORS = 2;

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
        return [
          `${section}: the topic "${topic}" has ${authors.size === 0 ? 'no author' : 'one author'} for ${type} visitors, so there is nothing to choose from. Add a story by somebody else.`,
        ];
      });
    }),
  );
};
