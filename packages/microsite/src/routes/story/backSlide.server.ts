import { type DeckSlide, type Site, slideLabel, type VisitorType } from '@tamarack-lowe/content-model';
import type { StorySource } from '@tamarack-lowe/content-model/internal/content';
import type { PageAddress } from '@tamarack-lowe/pages/internal/data';
import { deckOf, leadsToStory } from '../../site/sections.ts';

type StoryAddress = Pick<StorySource, 'section' | 'slug' | 'topic'>;

/**
 * The slide on which a visitor of this type finds the circle of a story. A story of another type belongs to that type's
 * slide; a story without a circle, to the first slide of its section.
 */
export function backSlide(site: Site, story: StoryAddress, type: VisitorType): PageAddress {
  const slidesFor = (each: VisitorType) => deckOf(site, story.section, each).slides;
  const types = [type, ...site.visitorTypes.map(({ id }) => id).filter((other) => other !== type)];
  const found = types.map((each) => slideWith(slidesFor(each), story)).find((slide) => slide !== undefined);
  const slide = found ?? slidesFor(type)[0];
  if (!slide) throw new Error(`There are no slides in "${story.section}", so ${story.slug} leads nowhere.`);
  return { href: slide.path, label: slideLabel(slide) };
}

/**
 * Prefers the slide with a circle for the story itself, then one for its topic. The overview comes last, because it has
 * a circle for almost everything.
 */
function slideWith(slides: readonly DeckSlide[], story: StoryAddress): DeckSlide | undefined {
  const ofStory = slides.filter(({ circles }) => circles.some((circle) => circle.story.id === story.slug));
  const candidates = [...ofStory, ...slides.filter((slide) => leadsToStory(slide, story))];
  return candidates.find((slide) => slide.kind !== 'intro') ?? candidates[0];
}
