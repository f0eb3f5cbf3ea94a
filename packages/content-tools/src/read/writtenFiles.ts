import { existsSync } from 'node:fs';
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
import { documentSchema } from './documentSchema.ts';
import { collectComplaints } from '../files/issues.ts';
import { fileCache } from '../files/fileCache.ts';
import { listFiles } from '../files/listFiles.ts';
import { remember } from '../files/cache.ts';
import { readJson } from '../files/textFiles.ts';
import { SHAPES } from '../files/shapes.ts';
import { isTwin } from '../twins/twinFile.ts';
import { listLanguages, messagesFile } from '../files/languages.ts';
import { openReading, sharedReading } from './openReading.ts';
import { parseMessages } from './parseMessages.ts';
import { missingStory, storyFiles } from './storyFiles.ts';
import { withHome } from './withHome.ts';
import { withOwnApart } from './withOwnApart.ts';

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
export function createWritten(
  root: string,
  { language: wanted, base = '/', home = base, untranslated = 'complain', together }: SourceOptions,
) {
  const { language, source, reader, blocks, readers, regions, shapes, visitorTypes, words } =
    together === undefined ? openReading(root, wanted) : sharedReading(together, root, wanted);
  const { parsed } = reader;

  const one = <T>(name: string, read: (file: string) => T) => remember(() => read(join(root, name)));
  const oneOr = <T, None>(name: string, read: (file: string) => T, none: None) =>
    remember(() => (existsSync(join(root, name)) ? read(join(root, name)) : none));
  const each = <T>(files: () => string[], read: (file: string) => T) =>
    remember(() => collectComplaints(files(), read));
  const jsonIn = (folder: string) => {
    const languages = listLanguages(root);
    return listFiles(join(root, folder))
      .filter((name) => name.endsWith('.json') && !isTwin(name, languages))
      .map((name) => join(root, folder, name));
  };
  /** Without the files that a site does without in this language. */
  const said = (files: string[]) => (untranslated === 'complain' ? files : files.filter(reader.isSaid));

  const typeIds = remember(() => visitorTypeIds(words().visitorTypes));
  const messagesOf = fileCache((file) => {
    const labels = Object.entries(parseMessages(readJson(root, file), basename(file)));
    return Object.fromEntries(labels.map(([key, words]) => [key, typeset(words, language())]));
  });
  const messages = remember(() => messagesOf(join(root, messagesFile(language()))));

  return {
    /** The language of the words. */
    language,
    /** The language of the files without one in their name. */
    source,
    /** How files are read, for what lies beside them. */
    reader,
    base,
    home,
    brand: one('brand.json', (file) => withHome.brand(readers().brand(file), home)),
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
      (file) => withHome.slides(readers().slides(file), home),
    ),
    /** Stories by section, then slug of the source. */
    stories: each(
      () => said(storyFiles(root)),
      (file): SourceStory => {
        if (!existsSync(file)) throw new ContentError([missingStory(root, dirname(file))]);
        const { for: types = typeIds(), ...story } = readers().story(file);
        const id = basename(dirname(file));
        return { ...story, for: types, body: withOwnApart(story.body, blocks()), id };
      },
    ),
    /** Sorted by slug. */
    members: remember(() => {
      const closing = messages().memberClosing ?? '';
      return sortMembers(
        collectComplaints(said(jsonIn('members')), (file) =>
          memberFrom(readers().member(file), closing, typeIds()),
        ),
      );
    }),
    resources: each(
      () => said(jsonIn('resources')),
      (file): SourceResource => {
        const resource = readers().resource(file);
        return { ...resource, text: withOwnApart(resource.text, blocks()), id: basename(file, '.json') };
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
