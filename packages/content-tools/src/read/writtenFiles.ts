import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  ContentError,
  factsSchema,
  memberFrom,
  type Resource,
  type StorySource,
  shareSchema,
  sortMembers,
  typeset,
  type VisitorType,
  visitorTypeIds,
} from '@tamarack-lowe/content-model';
import { fileCache, memoize } from '../files/cache.ts';
import { collectIssues } from '../files/issues.ts';
import { isTranslation } from '../files/languageReader.ts';
import { listLanguages, messagesFile } from '../files/languages.ts';
import { SHAPES } from '../files/shapes.ts';
import { listFiles, nameInside, readJson } from '../files/textFiles.ts';
import { separateCustomBlocks } from './customBlocks.ts';
import { documentSchema } from './documentSchema.ts';
import { atHomeAddress } from './localAddresses.ts';
import { openLanguage, openSharedLanguage } from './taxonomy.ts';

/** How a content folder is read. */
export type SourceOptions = {
  /** Default: that of the files without a language in their name. */
  language?: string | undefined;
  /** Address of the first page in this language. Default: `base`. */
  home?: string | undefined;
  /**
   * Where the site stands below its origin, with a slash at its end: pictures and films are addressed from there. Default `/`.
   */
  base?: string | undefined;
  /** What becomes of a story, a member or a resource that is not written in this language. Default: a complaint. */
  untranslated?: 'complain' | 'leave out' | undefined;
  /** Readings of a folder with the same object share what they read: of thousands of files each is parsed once. */
  together?: object | undefined;
};

/** A story in one language, and whom it is for. `id` is its slug in the source, the same in every language. */
export type SourceStory = Omit<StorySource, 'for'> & { id: string; for: readonly VisitorType[] };

/** A campus resource in one language. `id` is its slug in the source. */
export type SourceResource = Resource & { id: string };

/**
 * The files of a content folder as they are written in one language, parsed by their schemas; what refers to something
 * else still does it as the source does. See `createSources`.
 */
export function openWrittenFiles(
  root: string,
  { language: wanted, base = '/', home = base, untranslated = 'complain', together }: SourceOptions,
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
  /** Without the files that a site does without in this language. */
  const said = (files: string[]) => (untranslated === 'complain' ? files : files.filter(reader.isSaid));

  const typeIds = memoize(() => visitorTypeIds(words().visitorTypes));
  const messagesOf = fileCache((file) => {
    const labels = Object.entries(parseMessages(readJson(root, file), basename(file)));
    return Object.fromEntries(labels.map(([key, words]) => [key, typeset(words, language())]));
  });
  const messages = memoize(() => messagesOf(join(root, messagesFile(language()))));

  return {
    /** The language of the words. */
    language,
    /** The language of the files without one in their name. */
    source,
    /** How files are read, for what lies beside them. */
    reader,
    base,
    home,
    brand: one('brand.json', (file) => atHomeAddress.brand(readers().brand(file), home)),
    facts: oneOr('facts.json', parsed({ schema: factsSchema, shape: SHAPES.facts }), {}),
    /** Labels by key. */
    messages,
    /** What share cards say; null when the folder does not say it. */
    share: oneOr('share.json', parsed({ schema: shareSchema, shape: SHAPES.share, where: basename }), null),
    /** What we know of places where stories are told. */
    places: oneOr('places.json', (file) => readers().places(file), { near: {} }),
    /** Where the firm has people, in the order in which visitors are offered it. */
    regions,
    /** Who visits, as the firm says it; none where everybody is shown the same. */
    visitorTypes,
    /** The ids of visitor types, at least one; the first is whom a visitor is taken for. */
    typeIds,
    /** The words that files may say for topics, regions and visitor types. */
    words,
    /** Blocks of the firm's own, which bodies may hold. */
    blocks,
    /** Where words stand in stories and resources. */
    shapes,
    /** What may never go away; null when nothing is promised. */
    promises: oneOr('promises.json', (file) => readers().promises(file), null),
    /** One set per section, or per section and visitor type. */
    slideSets: each(
      () => jsonIn('slides'),
      (file) => atHomeAddress.slides(readers().slides(file), home),
    ),
    /** Stories by section, then slug of the source. */
    stories: each(
      () => said(storyFiles(root)),
      (file): SourceStory => {
        if (!existsSync(file)) throw new ContentError([missingStory(root, dirname(file))]);
        const { for: types = typeIds(), ...story } = readers().story(file);
        const id = basename(dirname(file));
        return { ...story, for: types, body: separateCustomBlocks(story.body, blocks()), id };
      },
    ),
    /** Sorted by slug. */
    members: memoize(() => {
      const closing = messages().memberClosing ?? '';
      return sortMembers(
        collectIssues(said(jsonIn('members')), (file) =>
          memberFrom(readers().member(file), closing, typeIds()),
        ),
      );
    }),
    resources: each(
      () => said(jsonIn('resources')),
      (file): SourceResource => {
        const resource = readers().resource(file);
        return {
          ...resource,
          text: separateCustomBlocks(resource.text, blocks()),
          id: basename(file, '.json'),
        };
      },
    ),
    /** What is printed. */
    documents: each(
      () => jsonIn('documents'),
      parsed({
        schema: documentSchema,
        shape: SHAPES.document,
        where: (file) => `documents/${basename(file, '.json')}`,
      }),
    ),
    /** Every file of a collection: the content check compares their names with what they say. */
    files: () => ({
      stories: storyFiles(root),
      slides: jsonIn('slides'),
      members: jsonIn('members'),
      resources: jsonIn('resources'),
      documents: jsonIn('documents'),
    }),
  };
}

function foldersIn(folder: string): string[] {
  return listFiles(folder).filter((name) => statSync(join(folder, name)).isDirectory());
}

/** Where the stories of a content folder should lie, by section, then slug: one folder each. */
function storyFiles(root: string): string[] {
  const stories = join(root, 'stories');
  return foldersIn(stories).flatMap((section) =>
    listFiles(join(stories, section)).map((slug) => join(stories, section, slug, 'story.json')),
  );
}

/** Why there is no story in a place among the stories of a section. */
function missingStory(root: string, place: string): string {
  const where = nameInside(root, place);
  return statSync(place, { throwIfNoEntry: false })?.isFile()
    ? `${where}: this is a file, and stories are folders, so no visitor would find what it says. Move it into the folder of a story, or take it away.`
    : `${where}: there is no story.json in this folder, so no visitor would find the story. Add one ("content new" makes the folder and the file), or take the folder away.`;
}

/** Labels by key. `{name}` marks a value that the page fills in. Throws a `ContentError` for anything that is not a text. */
function parseMessages(value: unknown, where: string): Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ContentError([`${where}: this file must hold one text per key, between curly brackets.`]);
  }
  const entries = Object.entries(value).filter(([key]) => key !== '$schema');
  const complaints = entries
    .filter(([, words]) => typeof words !== 'string' || words.trim() === '')
    .map(
      ([key]) =>
        `${where}, ${key}: this label has no words, so a button would be blank. Write some between quotation marks.`,
    );
  if (complaints.length > 0) throw new ContentError(complaints);
  return Object.fromEntries(entries);
}
