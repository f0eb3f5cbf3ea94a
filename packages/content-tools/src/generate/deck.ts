import {
  type Deck,
  type DeckCard,
  type DeckSet,
  fillAllFacts,
  groupByTopic,
  type Section,
  type VisitorType,
} from '@tamarack-lowe/content-model';
import { collectComplaints } from '../files/issues.ts';
import type { Pictures } from '../media/createPictures.ts';
import type { Sources } from '../read/sources.ts';
import { slideSetFor } from '../read/slideSetFor.ts';
import { storyCard } from '../read/storyCard.ts';
import { storyOrder } from '../read/sequence.ts';
import { circlePicture } from './circlePicture.ts';
import { deckSlide } from './deckSlide.ts';
import { storiesToPick } from './storiesToPick.ts';

/** Most stories of one topic that the browser knows before it opens one: pages do not grow with the number of stories. */
const MOST_STORIES_PER_GROUP = 6;

/** All slides and story cards of the sections of a brand for each visitor type. */
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
    const drawn = collectComplaints([...slides.entries()], ([index, slide]) =>
      deckSlide(slide, `${where}, slide ${index + 1}`, targets, pictures),
    );
    const circles = drawn.flatMap((slide) => slide.circles);
    const chain = storyOrder(stories, slideSets, brand, wanted).filter((story) => !story.single);
    const cards = storiesToPick(chain, circles).map((story): DeckCard => {
      const card = storyCard(story, facts);
      return { ...card, picture: circlePicture(pictures, card.media, `${story.slug}, author`) };
    });
    return {
      slides: drawn,
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
