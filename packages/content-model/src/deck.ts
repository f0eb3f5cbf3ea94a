import type { Circle, Slide } from './schema/slides.ts';
import type { StoryCard, Topic } from './schema/story.ts';
import type { VisitorType } from './schema/taxonomy.ts';

/** A rendered picture. Its files are `${src}-${width}.avif` for each of `widths` (px). */
export type Picture = {
  src: string;
  /** Ascending, px. */
  widths: number[];
  /** Width divided by height. */
  ratio: number;
  /** Dominant background colour, `#rrggbb`, shown until the picture has loaded. */
  colour: string;
  /** Point that stays visible when the picture is cropped, in percent from the top left. */
  focal: { x: number; y: number };
};

/** One caption of a film; times in seconds. */
export type FilmLine = { start: number; end: number; text: string };

/** A film with everything a player needs. */
export type Film = {
  /** Address of the mp4. */
  src: string;
  poster: Picture;
  title: string;
  /** Describes the pictures to people who cannot see them. */
  description: string;
  durationSeconds: number;
  bytes: number;
  /** Size of the frame, px. */
  width: number;
  height: number;
  /** The source language, that of the words in the picture, comes first. `label`: the name in that language, "Français". */
  captions: readonly { lang: string; src: string; label: string }[];
  /** The captions as text, by language; null when there is no caption file. */
  transcript: Readonly<Record<string, readonly FilmLine[]>> | null;
};

/** A circle with its picture. `film`: true when the circle opens a film. */
export type DeckCircle = Circle & { picture: Picture; film: boolean };

/** A slide as pages show it. */
export type DeckSlide = Omit<Slide, 'circles'> & { circles: DeckCircle[] };

/** A story card with its picture. */
export type DeckCard = StoryCard & { picture: Picture };

/** The stories of one topic for one visitor type: one per author, first wins, capped so that pages do not grow. */
export type StoryGroup = { topic: Topic; stories: DeckCard[] };

/** Slides and groups of one section for one visitor type. */
export type DeckSet = { slides: DeckSlide[]; groups: StoryGroup[] };

/** All slides and story cards by section and visitor type: the content that a browser has before a story is opened. */
export type Deck = Record<string, Record<VisitorType, DeckSet>>;
