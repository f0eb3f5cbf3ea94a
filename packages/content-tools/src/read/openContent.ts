import { join } from 'node:path';
import type { Member, PageFacts, Picture, Section } from '@tamarack-lowe/content-model';
import {
  dayOf,
  type FactPlaces,
  fillAllFacts,
  firstOfSources,
  pageFacts,
  type Statement,
} from '@tamarack-lowe/content-model/internal/content';
import type * as v from 'valibot';
import { memoize } from '../files/cache.ts';
import type { Shape } from '../files/shapes.ts';
import { parsedFile } from '../files/textFiles.ts';
import { filmIn } from '../films/films.ts';
import type { ContentDocument } from './documentSchema.ts';
import { makePageHiring, type PageHiring } from './hiring.ts';
import { openMedia } from './media.ts';
import {
  makePageResource,
  makePageStory,
  makeStoryEntry,
  makeStoryHeader,
  type PageResource,
  type PageStory,
  type StoryEntry,
  type StoryHeader,
} from './pageContent.ts';
import { makePagePathway, type PagePathway } from './pathway.ts';
import { createNeighbours } from './sequence.ts';
import { slideSetFor } from './slideSets.ts';
import { createSources, type SourceOptions } from './sources.ts';
import { filledStatement } from './statement.ts';

/** Member of the talent team with their picture. */
export type PageMember = Member & {
  picture: Picture;
  /** Facts in their text, if there are any. */
  facts?: PageFacts | undefined;
};

/** Options of `openContent`. */
export type OpenOptions = SourceOptions & {
  /**
   * Documents from `readSiteContent` or the generated module; without them no page offers one.
   * @example (await readSiteContent(folder)).documents
   */
  documents?: readonly ContentDocument[] | undefined;
};

/** Opens a content folder for pages. Every method rereads changed files, so that an edit shows at the next call. */
export function openContent(folder: string, { documents = [], ...options }: OpenOptions = {}) {
  const sources = createSources(folder, options);
  const opened = openMedia(folder, sources.reader, sources.base);
  const { pictures } = opened;
  /** Keeps only the transcript in the page's language. */
  const filmOf = (key: string, where?: string) => filmIn(opened.films.filmOf(key, where), sources.language());
  const media = { ...opened, films: { ...opened.films, filmOf } };

  const bySlug = memoize(
    () => new Map(sources.stories().map((story) => [`${story.section}/${story.slug}`, story])),
  );
  const sourceOf = (section: Section, slug: string) => bySlug().get(`${section}/${slug}`);
  const readHiring = memoize((): PageHiring | null => {
    const hiring = sources.hiring();
    const { today = dayOf(new Date()) } = options;
    return hiring && makePageHiring(hiring, sources.facts(), { today, language: sources.language() });
  });
  const surroundings = () => ({
    facts: sources.facts(),
    hiring: readHiring(),
    language: sources.language(),
    media,
  });
  const readMembers = memoize((): PageMember[] => {
    const { facts, language } = surroundings();
    return sources.members().map((member) => {
      const places: FactPlaces = new Map();
      return {
        ...fillAllFacts(member, facts, member.slug, places),
        picture: pictures.pictureOf(member.media, member.slug),
        facts: pageFacts(places, facts, language),
      };
    });
  });
  const readResources = memoize((): PageResource[] => {
    const around = surroundings();
    return sources.resources().map((resource) => makePageResource(resource, around));
  });

  return {
    /** Returns a story with everything its page shows; null when it does not exist. */
    readStory(section: Section, slug: string): PageStory | null {
      const source = sourceOf(section, slug);
      return source ? makePageStory(source, surroundings()) : null;
    },
    /** Returns a story without its body, for links to it; null when it does not exist. */
    readStoryHeader(section: Section, slug: string): StoryHeader | null {
      const source = sourceOf(section, slug);
      return source ? makeStoryHeader(source, sources.facts(), media) : null;
    },
    /** Returns the source slug of a story or resource, which is the same in every language. */
    idOf: (slug: string, section?: Section): string =>
      (section === undefined
        ? sources.resources().find((resource) => resource.slug === slug)
        : sourceOf(section, slug)
      )?.id ?? slug,
    /** Lists every story without its body, by section, then slug. */
    listStories: memoize((): StoryEntry[] => {
      const facts = sources.facts();
      return sources.stories().map((source) => makeStoryEntry(source, facts, media));
    }),
    /** Returns the facts in the words of each slide of a section, for all visitor types together; null for a slide without any. */
    readSlideFacts(section: Section): (PageFacts | null)[] {
      const { facts, language } = surroundings();
      const sets = new Set(sources.typeIds().map((type) => slideSetFor(sources.slideSets(), section, type)));
      const decks = [...sets].map((set) => set?.slides ?? []);
      return Array.from({ length: Math.max(0, ...decks.map(({ length }) => length)) }, (_, index) => {
        const places: FactPlaces = new Map();
        const marked: FactPlaces = new Map();
        for (const slides of decks) {
          const { header, body } = slides[index] ?? {};
          const own: FactPlaces = new Map();
          fillAllFacts({ header, body }, facts, section, own);
          for (const [text, marks] of own) places.set(text, marks);
          // A visitor reads the words of one type: each has its own first facts.
          for (const [text, marks] of firstOfSources(own, facts)) marked.set(text, marks);
        }
        return pageFacts(places, facts, language, marked) ?? null;
      });
    },
    /** Returns the text of share cards besides the page title; null without `share.json`. */
    readShare: sources.share,
    /** Returns how the firm hires, with its checks as of `today`; null without `hiring.json`. */
    readHiring,
    /** Returns the programs that lead to a credential, with their facts as of `today`; null without `pathway.json`. */
    readPathway: memoize((): PagePathway | null => {
      const pathway = sources.pathway();
      return pathway && makePagePathway(pathway, sources.facts(), sources.language());
    }),
    /** Returns the accessibility statement, with facts filled in; null without `statement.json`. */
    readStatement: memoize((): Statement | null => {
      const statement = sources.statement();
      return statement && filledStatement(statement, sources.facts(), 'statement.json');
    }),
    /** Returns the labels of the page of all stories. */
    readCatalogue: sources.catalogue,
    /** Returns the regions of the firm, in the order of filters. */
    readRegions: sources.regions,
    /** Returns facts about the places in stories. */
    readPlaces: sources.places,
    /** Returns the previous, next and related stories for each visitor type. */
    storyNeighbours: createNeighbours(sources),
    /** Lists the talent team by slug. */
    readMembers,
    /** Returns a member of the talent team; null when it does not exist. */
    readMember: (slug: string): PageMember | null =>
      readMembers().find((member) => member.slug === slug) ?? null,
    /** Lists the campus resources by slug. */
    readResources,
    /** Returns a campus resource; null when it does not exist. */
    readResource: (slug: string): PageResource | null =>
      readResources().find((resource) => resource.slug === slug) ?? null,
    /** Lists the documents that print the lists of a resource. */
    documentsOf: (resourceSlug: string): ContentDocument[] =>
      documents.filter((document) => document.resources.includes(resourceSlug)),
    /**
     * Reads a file that only one route needs, by its schema. `shape`: the location of its text, which may be
     * translated; without it the file is the same in all languages. Throws a `ContentError`.
     */
    readFile: <const Schema extends v.GenericSchema>(
      name: string,
      schema: Schema,
      shape?: Shape,
    ): v.InferOutput<Schema> =>
      (shape === undefined
        ? parsedFile(folder, schema, () => name)
        : sources.reader.parsed({ schema, shape, where: () => name }))(join(folder, name)),
    /** Lists the removed pages of people who have left. */
    listGonePages: sources.gonePages,
    /** Lists the people who have left, by the names of their portraits. */
    departedPeople: (): readonly string[] => sources.departures().people,
    /** Returns whether an original exists for an asset key. */
    hasPicture: pictures.hasPicture,
    pictureOf: pictures.pictureOf,
    originalOf: pictures.originalOf,
    objectOf: pictures.objectOf,
    filmOf,
  };
}

/** Open content folder. */
export type Content = ReturnType<typeof openContent>;
