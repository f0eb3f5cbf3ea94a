import {
  type Author,
  countWords,
  type DeckCard,
  type Facts,
  fillAllFacts,
  type Member,
  type Picture,
  type Resource,
  type ResourceBlock,
  readingMinutes,
  type Section,
  type Story,
  type StoryBlock,
  type StoryImage,
  type StorySource,
  type StoryTheme,
  toLines,
} from '@tamarack-lowe/content-model';
import { compileBody } from '@tamarack-lowe/content-model/compile';
import { createFilms, type Film } from '../media/createFilms.ts';
import { createPictures } from '../media/createPictures.ts';
import { createPictureNotes } from '../media/pictureNotes.ts';
import { createNeighbours } from './createNeighbours.ts';
import { createSources } from './createSources.ts';
import { remember } from './remember.ts';
import { portraitKey, storyCard } from './storyCard.ts';

/** A picture or film of a page, found. */
export type PageMedium =
  | (StoryImage & { type: 'image'; picture: Picture })
  | (StoryImage & { type: 'video'; film: Film });

/** A block of a page; pictures are found. */
export type PageBlock =
  | Exclude<StoryBlock, { type: 'picture' }>
  | (Extract<StoryBlock, { type: 'picture' }> & { picture: Picture });

/** A story as its page reads it: facts filled in, body compiled, pictures and films found. */
export type PageStory = Omit<Story, 'title' | 'body' | 'images' | 'author' | 'nav'> & {
  /** One line of the headline each. */
  title: string[];
  author: Author & { portrait: Picture };
  images: PageMedium[];
  body: PageBlock[];
  readingMinutes: number;
};

/** A story in a list of all stories. */
export type StoryEntry = DeckCard & { title: string[]; summary: string; theme: StoryTheme; updated: string };

/** A member of the talent team with their picture. */
export type PageMember = Member & { picture: Picture };

/** A campus resource as its page reads it. `film` is there when its medium is a film. */
export type PageResource = Omit<Resource, '$schema' | 'title' | 'text' | 'dusk'> & {
  title: string[];
  text: ResourceBlock[];
  picture: Picture;
  /** What experienced visitors see: the same as everybody when the resource has no picture of the evening. */
  dusk: { picture: Picture; alt: string };
  film: Film | null;
};

/** Reads a content folder for pages. Every answer follows the files, so that an edit is seen at the next reading. */
export function createReader(root: string) {
  const sources = createSources(root);
  const notes = createPictureNotes(root);
  const pictures = createPictures(root, notes);
  const films = createFilms(root, notes, pictures);

  const bySlug = remember(
    () => new Map(sources.stories().map((story) => [`${story.section}/${story.slug}`, story])),
  );

  function medium(image: StoryImage, where: string): PageMedium {
    return image.type === 'video'
      ? { ...image, type: 'video', film: films.filmOf(image.media, where) }
      : { ...image, type: 'image', picture: pictures.pictureOf(image.media, where) };
  }

  function pageStory(source: StorySource, facts: Facts): PageStory {
    const where = source.slug;
    const { $schema: _, nav: __, body, ...rest } = source;
    const { title, images, author, ...filled } = fillAllFacts(rest, facts, where);
    const blocks = compileBody(body, facts, where);
    const lines = toLines(title);
    const words = countWords([...lines, ...blocks]);
    return {
      ...filled,
      title: lines,
      author: { ...author, portrait: pictures.pictureOf(portraitKey(author.name), `${where}, author`) },
      images: images.map((image, index) => medium(image, `${where}, picture ${index + 1}`)),
      body: blocks.map((block, index) =>
        block.type === 'picture'
          ? { ...block, picture: pictures.pictureOf(block.media, `${where}, block ${index + 1}`) }
          : block,
      ),
      words,
      readingMinutes: readingMinutes(words),
    };
  }

  /** A story with everything its page shows; null when there is none of this section and slug. */
  function readStory(section: Section, slug: string): PageStory | null {
    const source = bySlug().get(`${section}/${slug}`);
    return source ? pageStory(source, sources.facts()) : null;
  }

  function entry(source: StorySource, facts: Facts): StoryEntry {
    const card = storyCard(source, facts);
    return {
      ...card,
      picture: pictures.pictureOf(card.media, `${source.slug}, author`),
      title: fillAllFacts(toLines(source.title), facts, source.slug),
      summary: fillAllFacts(source.summary, facts, source.slug),
      theme: source.theme,
      updated: source.updated,
    };
  }

  function pageResource(source: Resource): PageResource {
    const { $schema: _, title, text, ...rest } = fillAllFacts(source, sources.facts(), source.slug);
    const { media, alt } = rest.dusk ?? rest;
    return {
      ...rest,
      title: toLines(title),
      text: text.map((block) => (typeof block === 'string' ? { type: 'paragraph', text: block } : block)),
      picture: pictures.pictureOf(source.media, source.slug),
      dusk: { picture: pictures.pictureOf(media, source.slug), alt },
      film: source.media.startsWith('films/') ? films.filmOf(source.media, source.slug) : null,
    };
  }

  const readMembers = remember((): PageMember[] =>
    sources
      .members()
      .map((member) => ({ ...member, picture: pictures.pictureOf(member.media, member.slug) })),
  );
  const readResources = remember((): PageResource[] => sources.resources().map(pageResource));

  return {
    readStory,
    /** Every story without its body, by section, then slug. */
    listStories: remember((): StoryEntry[] => {
      const facts = sources.facts();
      return sources.stories().map((source) => entry(source, facts));
    }),
    /** What share cards say besides the title of their page. */
    readShare: sources.share,
    /** What we know of places where stories are told. */
    readPlaces: sources.places,
    /** The stories before and after another, for each visitor type. */
    storyNeighbours: createNeighbours(sources),
    /** The talent team, by slug. */
    readMembers,
    /** One of the talent team; null when there is none of this slug. */
    readMember: (slug: string): PageMember | null =>
      readMembers().find((member) => member.slug === slug) ?? null,
    /** The campus resources, by slug. */
    readResources,
    /** A campus resource; null when there is none of this slug. */
    readResource: (slug: string): PageResource | null =>
      readResources().find((resource) => resource.slug === slug) ?? null,
    pictureOf: pictures.pictureOf,
    originalOf: pictures.originalOf,
    objectOf: pictures.objectOf,
    filmOf: films.filmOf,
  };
}
