import {
  type Deck,
  type DeckCard,
  type DeckSet,
  type DeckSlide,
  fillAllFacts,
  groupByTopic,
  type Picture,
  resolveReference,
  type Section,
  type Slide,
  type VisitorType,
} from '@tamarack-lowe/content-model';
import type { Pictures } from '../media/createPictures.ts';
import { collectComplaints } from './collectComplaints.ts';
import type { Sources } from './createSources.ts';
import { storyCard } from './storyCard.ts';
import { storyOrder } from './storyOrder.ts';

/** Most stories of one topic that the browser knows before it opens one: pages do not grow with the number of stories. */
export const MOST_STORIES_PER_GROUP = 6;

/** No circle of a slide is drawn so small that it wants less than this, px: pages with fifty of them do not name the rest. */
const LEAST_CIRCLE_WIDTH = 320;

/** All slides and story cards, for both visitor types. */
export function buildDeck(sources: Sources, { pictureOf }: Pick<Pictures, 'pictureOf'>): Deck {
  const [brand, facts, stories, slideSets] = [
    sources.brand(),
    sources.facts(),
    sources.stories(),
    sources.slideSets(),
  ];

  function circlePicture(key: string, where: string): Picture {
    const picture = pictureOf(key, where);
    return { ...picture, widths: picture.widths.filter((width) => width >= LEAST_CIRCLE_WIDTH) };
  }

  function deckSlide(section: Section, slide: Slide, where: string): DeckSlide {
    const own = stories.filter((story) => story.section === section);
    const slugs = new Set(own.map((story) => story.slug));
    const circles = collectComplaints(slide.circles, (circle) => {
      const { story } = circle;
      const picture = circlePicture(circle.media, `${where}, circle ${slide.circles.indexOf(circle) + 1}`);
      if ('video' in story) return { ...circle, picture, film: true };
      const id = resolveReference(story.id, slugs, brand.oldReferences) ?? story.id;
      const theme = own.find((candidate) => candidate.slug === id)?.theme;
      // A group circle changes its story when one is picked, so it never promises a film.
      return {
        ...circle,
        story: { id },
        picture,
        film: theme === 'video--single' && circle.topic === undefined,
      };
    });
    return { ...slide, circles };
  }

  function deckSet(section: Section, visitorType: VisitorType): DeckSet {
    const wanted = { section, for: visitorType };
    const set = slideSets.find((candidate) => candidate.section === section && candidate.for === visitorType);
    const slides = fillAllFacts(set?.slides ?? [], facts, `${section}.${visitorType}`);
    const cards = storyOrder(stories, slideSets, brand, { ...wanted, topicsFirst: true })
      .filter((story) => !story.single)
      .map((story): DeckCard => {
        const card = storyCard(story, facts);
        return { ...card, picture: circlePicture(card.media, `${story.slug}, author`) };
      });
    return {
      slides: collectComplaints(slides, (slide) =>
        deckSlide(section, slide, `${section}.${visitorType}, slide ${slides.indexOf(slide) + 1}`),
      ),
      groups: groupByTopic(cards, MOST_STORIES_PER_GROUP),
    };
  }

  return {
    discover: { student: deckSet('discover', 'student'), experienced: deckSet('discover', 'experienced') },
    recruit: { student: deckSet('recruit', 'student'), experienced: deckSet('recruit', 'experienced') },
  };
}
