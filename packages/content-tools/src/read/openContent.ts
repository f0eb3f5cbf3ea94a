import { join } from 'node:path';
import { fillAllFacts, type Member, type Picture, type Section } from '@tamarack-lowe/content-model';
import type * as v from 'valibot';
import { memoize } from '../files/cache.ts';
import type { Shape } from '../files/shapes.ts';
import { parsedFile } from '../files/textFiles.ts';
import { filmIn } from '../films/films.ts';
import type { ContentDocument } from './documentSchema.ts';
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
import { createNeighbours } from './sequence.ts';
import { createSources, type SourceOptions } from './sources.ts';

/** A member of the talent team with their picture. */
export type PageMember = Member & { picture: Picture };

/** What `openContent` is given besides the folder. */
export type OpenOptions = SourceOptions & {
  /** What `readSiteContent` or the generated module says of documents; without it no page offers one. */
  documents?: readonly ContentDocument[] | undefined;
};

/** Opens a content folder for pages. Every answer follows the files, so that an edit is seen at the next reading. */
export function openContent(folder: string, { documents = [], ...options }: OpenOptions = {}) {
  const sources = createSources(folder, options);
  const opened = openMedia(folder, sources.reader, sources.base);
  const { pictures } = opened;
  /** A page carries the words of its language alone. */
  const filmOf = (key: string, where?: string) => filmIn(opened.films.filmOf(key, where), sources.language());
  const media = { ...opened, films: { ...opened.films, filmOf } };

  const bySlug = memoize(
    () => new Map(sources.stories().map((story) => [`${story.section}/${story.slug}`, story])),
  );
  const sourceOf = (section: Section, slug: string) => bySlug().get(`${section}/${slug}`);
  const readMembers = memoize((): PageMember[] => {
    const facts = sources.facts();
    return sources.members().map((member) => ({
      ...fillAllFacts(member, facts, member.slug),
      picture: pictures.pictureOf(member.media, member.slug),
    }));
  });
  const readResources = memoize((): PageResource[] =>
    sources.resources().map((resource) => makePageResource(resource, sources.facts(), media)),
  );

  return {
    /** A story with everything its page shows; null when there is none of this section and slug. */
    readStory(section: Section, slug: string): PageStory | null {
      const source = sourceOf(section, slug);
      return source ? makePageStory(source, sources.facts(), media) : null;
    },
    /** The same without its body, for what leads to it. */
    readStoryHeader(section: Section, slug: string): StoryHeader | null {
      const source = sourceOf(section, slug);
      return source ? makeStoryHeader(source, sources.facts(), media) : null;
    },
    /** The slug of a story or resource in the files without a language in their name: the same in every language. */
    idOf: (slug: string, section?: Section): string =>
      (section === undefined
        ? sources.resources().find((resource) => resource.slug === slug)
        : sourceOf(section, slug)
      )?.id ?? slug,
    /** Every story without its body, by section, then slug. */
    listStories: memoize((): StoryEntry[] => {
      const facts = sources.facts();
      return sources.stories().map((source) => makeStoryEntry(source, facts, media));
    }),
    /** What share cards say besides the title of their page; null when the folder does not say it. */
    readShare: sources.share,
    /** What we know of places where stories are told. */
    readPlaces: sources.places,
    /** The stories before and after another, and those related to it, for each visitor type. */
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
    /** The documents that print the lists of a resource. */
    documentsOf: (resourceSlug: string): ContentDocument[] =>
      documents.filter((document) => document.resources.includes(resourceSlug)),
    /**
     * A file that only one kind of page knows, parsed by its schema. `shape` says where its words stand, which a twin
     * may say in this language; without it the file is the same in all. Throws a `ContentError`.
     */
    readFile: <const Schema extends v.GenericSchema>(
      name: string,
      schema: Schema,
      shape?: Shape,
    ): v.InferOutput<Schema> =>
      (shape === undefined
        ? parsedFile(folder, schema, () => name)
        : sources.reader.parsed({ schema, shape, where: () => name }))(join(folder, name)),
    /** Whether there is an original of a media key. */
    hasPicture: pictures.hasPicture,
    pictureOf: pictures.pictureOf,
    originalOf: pictures.originalOf,
    objectOf: pictures.objectOf,
    filmOf,
  };
}

/** An open content folder. */
export type Content = ReturnType<typeof openContent>;
