import {
  type DeckSlide,
  type Site,
  type StorySource,
  slideLabel,
  type VisitorType,
} from '@tamarack-lowe/content-model';
import type { PageAddress } from '@tamarack-lowe/pages';
import { deckOf } from '../slides/deckOf.ts';
import { holdsStory } from '../slides/holdsStory.ts';

type Told = Pick<StorySource, 'section' | 'slug' | 'topic'>;

/**
 * Prefers the slide with a circle for the story itself, then one for its topic. The overview comes last, because it has
 * a circle for almost everything.
 */
function slideWith(slides: readonly DeckSlide[], story: Told): DeckSlide | undefined {
  const own = slides.filter(({ circles }) => circles.some((circle) => circle.story.id === story.slug));
  const holding = [...own, ...slides.filter((slide) => holdsStory(slide, story))];
  return holding.find((slide) => slide.kind !== 'intro') ?? holding[0];
}

/**
 * The slide on which a visitor of this type finds the circle of a story. A story of another type belongs to that type's
 * slide; a story without a circle, to the first slide of its section.
 */
export function backSlide(site: Site, story: Told, type: VisitorType): PageAddress {
  const slidesFor = (each: VisitorType) => deckOf(site, story.section, each).slides;
  const types = [type, ...site.visitorTypes.map(({ id }) => id).filter((other) => other !== type)];
  const found = types.map((each) => slideWith(slidesFor(each), story)).find((slide) => slide !== undefined);
  const slide = found ?? slidesFor(type)[0];
  if (!slide) throw new Error(`There are no slides in "${story.section}", so ${story.slug} leads nowhere.`);
  return { href: slide.path, label: slideLabel(slide) };
}
