import { type DeckSlide, type Site, slideLabel } from '@tamarack-lowe/content-model';
import { deckOf } from './deckOf.ts';

/** The slide at an address or alias, and the title of its page. */
export type SlidePlace = { section: string; slide: DeckSlide; title: string };

/** Finds the slide of an address. Throws when there is none: only addresses from the list of slides are valid. */
export function slideAt(site: Site, path: string): SlidePlace {
  const place = site.paths.read(path);
  const [first] = site.visitorTypes;
  const { slides } = place.kind === 'slides' ? deckOf(site, place.section, first.id) : { slides: [] };
  const slide = place.kind === 'slides' ? slides[place.index] : undefined;
  if (place.kind !== 'slides' || !slide) throw new Error(`There is no slide at ${path}.`);
  const label = slideLabel(slide);
  const numbered = site.brand.sections.find(({ id }) => id === place.section)?.numbered;
  const part = () => site.say('recruitPart', { number: place.index + 1, count: slides.length });
  return { section: place.section, slide, title: numbered ? `${label} ${part()}` : label };
}
