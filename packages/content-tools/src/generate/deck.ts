import {
  type Circle,
  type Deck,
  type DeckCard,
  type DeckCircle,
  type DeckSet,
  type DeckSlide,
  groupByTopic,
  type Picture,
  type Section,
  type Slide,
  type VisitorType,
} from '@tamarack-lowe/content-model';
import { fillAllFacts, resolveReference } from '@tamarack-lowe/content-model/internal/content';
import { collectIssues } from '../files/issues.ts';
import type { Pictures } from '../images/pictures.ts';
import { storyCard } from '../read/pageContent.ts';
import { LEAST_AUTHORS, storyOrder } from '../read/sequence.ts';
import { slideSetFor } from '../read/slideSets.ts';
import type { SourceStory, Sources } from '../read/sources.ts';

/** Stories of one topic in the deck, at most: pages do not grow with the number of stories. */
const MOST_STORIES_PER_GROUP = 6;

/** Builds all slides and story cards of the sections of a brand for each visitor type. */
export function buildDeck(sources: Sources, pictures: Pick<Pictures, 'pictureOf'>): Deck {
  const brand = sources.brand();
  const facts = sources.facts();
  const stories = sources.stories();
  const slideSets = sources.slideSets();

  function deckSet(section: Section, visitorType: VisitorType): DeckSet {
    const where = `${section}.${visitorType}`;
    const slides = fillAllFacts(slideSetFor(slideSets, section, visitorType)?.slides ?? [], facts, where);
    const targets = {
      stories: stories.filter((story) => story.section === section),
      oldReferences: brand.oldReferences,
    };
    const wanted = { section, for: visitorType, topicsFirst: true };
    const deckSlides = collectIssues([...slides.entries()], ([index, slide]) =>
      deckSlide(slide, `${where}, slide ${index + 1}`, targets, pictures),
    );
    const circles = deckSlides.flatMap((slide) => slide.circles);
    const sequence = storyOrder(stories, slideSets, brand, wanted).filter((story) => !story.single);
    const cards = storiesToPick(sequence, circles).map((story): DeckCard => {
      const card = storyCard(story, facts);
      return { ...card, picture: circlePicture(pictures, card.media, `${story.slug}, author`) };
    });
    return {
      slides: deckSlides,
      groups: groupByTopic(cards, MOST_STORIES_PER_GROUP),
    };
  }

  return Object.fromEntries(
    brand.sections.map(({ id }) => [
      id,
      Object.fromEntries(sources.typeIds().map((type) => [type, deckSet(id, type)])),
    ]),
  );
}

/** Targets of circles: the stories of their section, and old references. */
type CircleTargets = {
  stories: readonly Pick<SourceStory, 'slug' | 'theme'>[];
  oldReferences: Readonly<Record<string, string>>;
};

/** Resolves the pictures and references of a slide. `where` names the slide in issues. */
function deckSlide(
  slide: Slide,
  where: string,
  { stories, oldReferences }: CircleTargets,
  pictures: Pick<Pictures, 'pictureOf'>,
): DeckSlide {
  const slugs = new Set(stories.map((story) => story.slug));

  function deckCircle(circle: Circle, index: number): DeckCircle {
    const { story } = circle;
    const picture = circlePicture(pictures, circle.media, `${where}, circle ${index + 1}`);
    if ('video' in story) return { ...circle, picture, film: true };
    const id = resolveReference(story.id, slugs, oldReferences) ?? story.id;
    const theme = stories.find((candidate) => candidate.slug === id)?.theme;
    // A group circle may show another story after a pick, so it never promises a film.
    const film = theme === 'video--single' && circle.topic === undefined;
    return { ...circle, story: { id }, picture, film };
  }

  const circles = collectIssues([...slide.circles.entries()], ([index, circle]) => deckCircle(circle, index));
  return { ...slide, circles };
}

/** Smallest image that a circle of a slide needs, in px: pages with fifty circles leave out the smaller files. */
const LEAST_CIRCLE_WIDTH = 320;

/** Returns the picture of a circle without the files it never needs. `where` names the place in issues. */
function circlePicture({ pictureOf }: Pick<Pictures, 'pictureOf'>, key: string, where: string): Picture {
  const picture = pictureOf(key, where);
  return { ...picture, widths: picture.widths.filter((width) => width >= LEAST_CIRCLE_WIDTH) };
}

/**
 * Lists the stories that a group circle may show: all except those with their own circle, unless too few authors of
 * the topic would remain.
 */
export function storiesToPick(
  stories: readonly SourceStory[],
  circles: readonly Pick<DeckCircle, 'story' | 'topic'>[],
): SourceStory[] {
  const withOwnCircle = new Set(circles.filter(({ topic }) => !topic).map(({ story }) => story.id));
  const authorsLeft = new Map<string, Set<string>>();
  for (const { author, slug, topic } of stories)
    if (!withOwnCircle.has(slug))
      authorsLeft.set(topic, (authorsLeft.get(topic) ?? new Set()).add(author.name));
  return stories.filter(
    ({ slug, topic }) => !withOwnCircle.has(slug) || (authorsLeft.get(topic)?.size ?? 0) < LEAST_AUTHORS,
  );
}
