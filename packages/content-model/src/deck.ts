import type { Circle, Slide } from './schema/slides.ts';
import type { StoryCard, Topic } from './schema/story.ts';
import type { VisitorType } from './visitorType.ts';

/** A baked picture. Its files are `${src}-${width}.avif` for each of `widths` (px). */
export type Picture = {
  src: string;
  /** Ascending, px. */
  widths: number[];
  /** Width divided by height. */
  ratio: number;
  /** Dominant background colour, `#rrggbb`, shown until the picture is there. */
  colour: string;
  /** What must stay visible when cropped, in percent from the top left. */
  focal: { x: number; y: number };
};

/** A circle with its picture; `film` says that it leads to a film. */
export type DeckCircle = Circle & { picture: Picture; film: boolean };

/** A slide as the site draws it. */
export type DeckSlide = Omit<Slide, 'circles'> & { circles: DeckCircle[] };

/** A story card with its picture. */
export type DeckCard = StoryCard & { picture: Picture };

/** The stories of one topic for one visitor type: one per author, first wins, capped so that pages do not grow. */
export type StoryGroup = { topic: Topic; stories: DeckCard[] };

/** What one section shows to one visitor type. */
export type DeckSet = { slides: DeckSlide[]; groups: StoryGroup[] };

/** All slides and story cards by section and visitor type: what the browser knows of the content before any story is opened. */
export type Deck = Record<string, Record<VisitorType, DeckSet>>;
