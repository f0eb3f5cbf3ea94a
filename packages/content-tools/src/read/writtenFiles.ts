import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  ContentError,
  type Facts,
  type Resource,
  sortMembers,
  type VisitorType,
} from '@tamarack-lowe/content-model';
import {
  applyTypography,
  catalogueSchema,
  consentsSchema,
  factsOn,
  factsSchema,
  type IssueText,
  issue,
  memberFrom,
  message,
  pathwaySchema,
  peopleSchema,
  type StorySource,
  shareSchema,
  statementSchema,
  visitorTypeIds,
} from '@tamarack-lowe/content-model/internal/content';
import { fileCache, memoize } from '../files/cache.ts';
import { collectIssues } from '../files/issues.ts';
import { isTranslation } from '../files/languageReader.ts';
import { listLanguages, messagesFile } from '../files/languages.ts';
import { SHAPES } from '../files/shapes.ts';
import { listFiles, nameInside, parsedFile, readJson } from '../files/textFiles.ts';
import { separateCustomBlocks } from './customBlocks.ts';
import { documentSchema } from './documentSchema.ts';
import { atHomeAddress } from './localAddresses.ts';
import { openLanguage, openSharedLanguage } from './taxonomy.ts';

/** Options for reading a content folder. */
export type SourceOptions = {
  /**
   * Language to read. Default: the source language, that of files without a language in their name.
   * @example 'de-AT'
   */
  language?: string | undefined;
  /**
   * Address of the first page in this language. Default: `base`.
   * @example '/de/'
   */
  home?: string | undefined;
  /**
   * Path of the site below its origin, with a slash at the end; addresses of pictures and films begin with it.
   * Default: `/`.
   * @example '/careers/'
   */
  base?: string | undefined;
  /**
   * Handling of a story, member or resource that is not written in this language. Default: an issue.
   * @example 'omit'
   */
  untranslated?: 'error' | 'omit' | undefined;
  /**
   * The day of the build in the time zone of the brand, `YYYY-MM-DD`: people whose consent has ended or is withdrawn by then are
   * left out, facts whose last day is over have their fallback, and checks of hiring lapse. Default: the content is read as it is
   * written, and checks lapse by the day of the call, in UTC.
   * @example '2026-11-27'
   */
  today?: string | undefined;
  /**
   * Object that several calls share to parse each of thousands of files once.
   * @example const together = {}
   */
  together?: object | undefined;
};

/** Story in one language, with its visitor types. `id` is its source slug, the same in every language. */
export type SourceStory = Omit<StorySource, 'for'> & { id: string; for: readonly VisitorType[] };

/** Campus resource in one language. `id` is its source slug. */
export type SourceResource = Resource & { id: string };

/**
 * Opens the files of a content folder in one language, parsed by their schemas; references are still those of the
 * source. `createSources` translates them.
 */
export function openWrittenFiles(
  root: string,
  { language: wanted, base = '/', home = base, untranslated = 'error', together, today }: SourceOptions,
) {
  const { language, source, reader, blocks, readers, regions, shapes, visitorTypes, words } =
    together === undefined ? openLanguage(root, wanted) : openSharedLanguage(together, root, wanted);
  const { parsed } = reader;

  const one = <T>(name: string, read: (file: string) => T) => memoize(() => read(join(root, name)));
  const oneOr = <T, None>(name: string, read: (file: string) => T, none: None) =>
    memoize(() => (existsSync(join(root, name)) ? read(join(root, name)) : none));
  const each = <T>(files: () => string[], read: (file: string) => T) =>
    memoize(() => collectIssues(files(), read));
  const jsonIn = (folder: string) => {
    const languages = listLanguages(root);
    return listFiles(join(root, folder))
      .filter((name) => name.endsWith('.json') && !isTranslation(name, languages))
      .map((name) => join(root, folder, name));
  };
  /** Leaves out files that are not written in this language, where that is allowed. */
  const written = (files: string[]) => (untranslated === 'error' ? files : files.filter(reader.isAvailable));

  /**
   * Stories by their parsed file. The parsed file is a new object only when the file, the taxonomy or the blocks change, so an
   * unchanged story stays the same object.
   */
  const sameStories = new WeakMap<object, SourceStory>();
  const typeIds = memoize(() => visitorTypeIds(words().visitorTypes));
  const messagesOf = fileCache((file) => {
    const labels = Object.entries(parseMessages(readJson(root, file), basename(file)));
    return Object.fromEntries(labels.map(([key, words]) => [key, applyTypography(words, language())]));
  });
  const messages = memoize(() => messagesOf(join(root, messagesFile(language()))));

  const brand = one('brand.json', (file) => atHomeAddress.brand(readers().brand(file), home));
  const allFacts = oneOr('facts.json', parsed({ schema: factsSchema, shape: SHAPES.facts }), NO_FACTS);

  return {
    /** Language of the text. */
    language,
    /** Language of files without one in their name. */
    source,
    /** Reader of files in this language. */
    reader,
    base,
    home,
    brand,
    facts: memoize(() => (today === undefined ? allFacts() : factsOn(today, allFacts()))),
    /** Labels by key. */
    messages,
    /** Text of share cards; null without `share.json`. */
    share: oneOr('share.json', parsed({ schema: shareSchema, shape: SHAPES.share, where: basename }), null),
    /** Labels of the page of all stories; without `catalogue.json` none. */
    catalogue: oneOr(
      'catalogue.json',
      parsed({ schema: catalogueSchema, shape: SHAPES.catalogue, where: basename }),
      { topics: {}, stages: [] },
    ),
    /** Facts about the places in stories. */
    places: oneOr('places.json', (file) => readers().places(file), { near: {} }),
    /** Regions where the firm has people, in the order that visitors see. */
    regions,
    /** Visitor types of the firm; none where all visitors see the same. */
    visitorTypes,
    /** Ids of visitor types, at least one; the first one is the default. */
    typeIds,
    /** Ids that files may use for topics, regions and visitor types. */
    words,
    /** Custom blocks, which bodies may contain. */
    blocks,
    /** Location of text in stories and resources. */
    shapes,
    /** Pinned addresses and figures; null without `pinned.json`. */
    pinned: oneOr('pinned.json', (file) => readers().pinned(file), null),
    /** Steps of hiring in time, promises, machines; null without `hiring.json`. */
    hiring: oneOr('hiring.json', (file) => readers().hiring(file), null),
    /** Programs that lead to a credential, by month of graduation and province; null without `pathway.json`. */
    pathway: oneOr(
      'pathway.json',
      parsed({ schema: pathwaySchema, shape: SHAPES.pathway, where: basename }),
      null,
    ),
    /** Accessibility statement; null without `statement.json`. */
    statement: oneOr(
      'statement.json',
      parsed({ schema: statementSchema, shape: SHAPES.statement, where: basename }),
      null,
    ),
    /** Sheet of people; null without `people.json`. */
    people: oneOr('people.json', parsedFile(root, peopleSchema, basename), null),
    /** Consents of people; null without `consents.json`. */
    consents: oneOr('consents.json', parsedFile(root, consentsSchema, basename), null),
    /** One set per section, or per section and visitor type. */
    slideSets: each(
      () => jsonIn('slides'),
      (file) => atHomeAddress.slides(readers().slides(file), home),
    ),
    /** Stories by section, then source slug. */
    stories: each(
      () => written(storyFiles(root)),
      (file): SourceStory => {
        if (!existsSync(file)) throw new ContentError([missingStory(root, dirname(file))]);
        const parsed = readers().story(file);
        const known = sameStories.get(parsed);
        if (known) return known;
        const { for: types = typeIds(), ...story } = parsed;
        const id = basename(dirname(file));
        const body: SourceStory['body'] = separateCustomBlocks(story.body, blocks());
        const read = { ...story, for: types, body, id };
        sameStories.set(parsed, read);
        return read;
      },
    ),
    /** Sorted by slug. */
    members: memoize(() => {
      const closing = messages().memberClosing ?? '';
      return sortMembers(
        collectIssues(written(jsonIn('members')), (file) =>
          memberFrom(readers().member(file), closing, typeIds()),
        ),
      );
    }),
    resources: each(
      () => written(jsonIn('resources')),
      (file): SourceResource => {
        const resource = readers().resource(file);
        return {
          ...resource,
          text: separateCustomBlocks(resource.text, blocks()),
          id: basename(file, '.json'),
        };
      },
    ),
    /** Printed documents. */
    documents: each(
      () => jsonIn('documents'),
      parsed({
        schema: documentSchema,
        shape: SHAPES.document,
        where: (file) => `documents/${basename(file, '.json')}`,
      }),
    ),
    /** Every file of a collection: the content check compares file names with content. */
    files: () => ({
      stories: storyFiles(root),
      slides: jsonIn('slides'),
      members: jsonIn('members'),
      resources: jsonIn('resources'),
      documents: jsonIn('documents'),
    }),
  };
}
export type WrittenFiles = ReturnType<typeof openWrittenFiles>;

const NO_FACTS: Facts = {};

function foldersIn(folder: string): string[] {
  return listFiles(folder).filter((name) => statSync(join(folder, name)).isDirectory());
}

/** Lists where the stories of a content folder should be, by section, then slug: one folder each. */
function storyFiles(root: string): string[] {
  const stories = join(root, 'stories');
  return foldersIn(stories).flatMap((section) =>
    listFiles(join(stories, section)).map((slug) => join(stories, section, slug, 'story.json')),
  );
}

/** Explains why a path below a section contains no story. */
function missingStory(root: string, place: string): IssueText {
  const where = nameInside(root, place);
  const isFile = statSync(place, { throwIfNoEntry: false })?.isFile();
  return issue(where, message(isFile ? 'storyIsFile' : 'noStoryFile'));
}

/**
 * Parses labels by key. `{name}` marks a value that the page fills in. Throws a `ContentError` for a value that is
 * not text.
 */
function parseMessages(value: unknown, where: string): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ContentError([issue(where, message('labelFile'))]);
  }
  const entries = Object.entries(value).filter(([key]) => key !== '$schema');
  const issues = entries
    .filter(([, words]) => typeof words !== 'string' || words.trim() === '')
    .map(([key]) => issue(`${where}, ${key}`, message('emptyLabel')));
  if (issues.length > 0) throw new ContentError(issues);
  return Object.fromEntries(entries);
}
