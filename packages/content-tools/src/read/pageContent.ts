import {
  type Author,
  type CustomBlock,
  type DeckCard,
  type Facts,
  type Film,
  type PageFacts,
  type Picture,
  type Resource,
  type ResourceBlock,
  readingMinutes,
  type Story,
  type StoryBlock,
  type StoryCard,
  type StoryImage,
  type StoryLayout,
  toLines,
} from '@tamarack-lowe/content-model';
import { compileBody } from '@tamarack-lowe/content-model/compile';
import {
  countWords,
  type FactPlaces,
  fillAllFacts,
  fillFacts,
  firstOfSources,
  type HiringBlock,
  pageFacts,
} from '@tamarack-lowe/content-model/internal/content';
import { type PageHiring, writeOutHiring } from './hiring.ts';
import { type Media, portraitKey, speakerKey } from './media.ts';
import type { SourceResource, SourceStory } from './writtenFiles.ts';

/** Block of a page with its picture, and the portrait of a quoted person where there is one. */
export type PageBlock =
  | CustomBlock
  | Exclude<StoryBlock, HiringBlock | { type: 'picture' | 'quote' }>
  | (Extract<StoryBlock, { type: 'quote' }> & { picture?: Picture })
  | (Extract<StoryBlock, { type: 'picture' }> & { picture: Picture });

/** Story as its page reads it: facts filled in, body compiled, pictures and films resolved. */
export type PageStory = StoryHeader & {
  body: PageBlock[];
  /** Number of words that a visitor reads. */
  words: number;
  readingMinutes: number;
  /** Facts in its text, if there are any. */
  facts?: PageFacts | undefined;
};

/** Context that all pages of a folder share. `language`: the language of their dates. */
type Surroundings = { facts: Facts; hiring: PageHiring | null; language: string; media: Media };

/** Builds a story for its page. */
export function makePageStory(
  source: SourceStory,
  { facts, hiring, language, media }: Surroundings,
): PageStory {
  const { pictures } = media;
  const places: FactPlaces = new Map();
  const where = source.slug;
  const header = makeStoryHeader(source, facts, media);
  const blocks = writeOutHiring(compileBody(source.body, facts, where, places), hiring, (items) => ({
    type: 'list' as const,
    items,
  }));
  const words = countWords([...header.title, ...blocks]);
  /** Finds "Ada Moe" in "Ada Moe, my mentor". */
  const portraitOf = (by?: string) => {
    const plan = pictures.planOf(speakerKey(by));
    return plan && { picture: plan.picture };
  };
  return {
    ...header,
    body: blocks.map((block, index): PageBlock => {
      if (block.type === 'quote') return { ...block, ...portraitOf(block.by) };
      if (block.type !== 'picture') return block;
      return { ...block, picture: pictures.pictureOf(block.media, `${where}, block ${index + 1}`) };
    }),
    words,
    readingMinutes: readingMinutes(words),
    facts: pageFacts(places, facts, language, firstOfSources(places, facts)),
  };
}

/** Picture or film of a page, resolved. */
export type PageAsset =
  | (StoryImage & { type: 'image'; picture: Picture })
  | (StoryImage & { type: 'video'; film: Film });

/** Header of a story, which links to it show too: facts filled in, pictures and films resolved. */
export type StoryHeader = Omit<Story, 'title' | 'body' | 'words' | 'images' | 'author' | 'nav'> & {
  /** One entry for each line of the headline. */
  title: string[];
  author: Author & { portrait: Picture };
  images: PageAsset[];
};

/** Builds the header of a story; its body takes longest to read. */
export function makeStoryHeader(source: SourceStory, facts: Facts, { films, pictures }: Media): StoryHeader {
  const where = source.slug;
  const { $schema: _, nav: __, id: ___, offline: ____, body: _____, ...rest } = source;
  const { title, images, author, ...filled } = fillAllFacts(rest, facts, where);
  const assetOf = (image: StoryImage, place: string): PageAsset =>
    image.type === 'video'
      ? { ...image, type: 'video', film: films.filmOf(image.media, place) }
      : { ...image, type: 'image', picture: pictures.pictureOf(image.media, place) };
  return {
    ...filled,
    title: toLines(title),
    author: { ...author, portrait: pictures.pictureOf(portraitKey(author.name), `${where}, author`) },
    images: images.map((image, index) => assetOf(image, `${where}, picture ${index + 1}`)),
  };
}

/** Story in a list of all stories. */
export type StoryEntry = DeckCard & {
  title: string[];
  summary: string;
  theme: StoryLayout;
  updated: string;
  offline?: boolean | undefined;
  /** Asset key of its film. */
  film?: string | undefined;
  /** It has the sentences of the short form. */
  hasShortForm: boolean;
};

/** Builds a list entry: card, headline and summary, without the body. */
export function makeStoryEntry(source: SourceStory, facts: Facts, { pictures }: Media): StoryEntry {
  const card = storyCard(source, facts);
  return {
    ...card,
    picture: pictures.pictureOf(card.media, `${source.slug}, author`),
    title: fillAllFacts(toLines(source.title), facts, source.slug),
    summary: fillAllFacts(source.summary, facts, source.slug),
    theme: source.theme,
    updated: source.updated,
    offline: source.offline,
    film: source.images.find(({ type }) => type === 'video')?.media,
    hasShortForm: source.sixtySeconds !== undefined,
  };
}

/** Builds a story card for lists, circles and neighbours. */
export function storyCard(story: SourceStory, facts: Facts): StoryCard {
  return {
    section: story.section,
    slug: story.slug,
    label: fillFacts(story.label, facts, { where: story.slug }),
    topic: story.topic,
    for: story.for,
    author: story.author.name,
    media: portraitKey(story.author.name),
    single: story.single,
  };
}

/** Campus resource as its page reads it. `film` is set if its asset is a film. */
export type PageResource = Omit<Resource, '$schema' | 'title' | 'text' | 'dusk'> & {
  title: string[];
  text: (Exclude<ResourceBlock, HiringBlock> | CustomBlock)[];
  picture: Picture;
  /** Picture for dusk visitors; the same for everybody when the resource has no evening picture. */
  dusk: { picture: Picture; alt: string };
  film: Film | null;
  /** Facts in its text, if there are any. */
  facts?: PageFacts | undefined;
};

/** Builds a campus resource: facts filled in, pictures and film resolved. */
export function makePageResource(
  source: SourceResource,
  { facts, hiring, language, media: { films, pictures } }: Surroundings,
): PageResource {
  const { $schema: _, id: __, title, text: unfilled, ...rest } = source;
  const places: FactPlaces = new Map();
  const text = fillAllFacts(unfilled, facts, source.slug, places);
  const filled = fillAllFacts({ title, rest }, facts, source.slug);
  const { media, alt } = rest.dusk ?? rest;
  return {
    ...filled.rest,
    title: toLines(filled.title),
    text: writeOutHiring(
      text.map((block) => (typeof block === 'string' ? { type: 'paragraph' as const, text: block } : block)),
      hiring,
      (list) => ({ type: 'bullet-list' as const, list }),
    ),
    picture: pictures.pictureOf(source.media, source.slug),
    dusk: { picture: pictures.pictureOf(media, source.slug), alt },
    film: source.media.startsWith('films/') ? films.filmOf(source.media, source.slug) : null,
    facts: pageFacts(places, facts, language, firstOfSources(places, facts)),
  };
}
