import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  brandSchema,
  ContentError,
  factsSchema,
  type Member,
  memberFrom,
  memberSourceSchema,
  placesSchema,
  promisesSchema,
  resourceSchema,
  shareSchema,
  slideSetSchema,
  sortMembers,
  storySchema,
} from '@tamarack-lowe/content-model';
import { documentSchema } from '../documents/documentSchema.ts';
import { collectComplaints } from '../files/collectComplaints.ts';
import { fileCache } from '../files/fileCache.ts';
import { listFiles } from '../files/listFiles.ts';
import { parsedFile } from '../files/parsedFile.ts';
import { readJson } from '../files/readJson.ts';
import { remember } from '../files/remember.ts';
import { chooseLanguage, messagesFile } from './languages.ts';
import { parseMessages } from './parseMessages.ts';
import { missingStory, storyFiles } from './storyFiles.ts';

/** Which language to read; needed only where a folder has labels in several. */
export type SourceOptions = { language?: string | undefined };

/**
 * The files of a content folder, parsed by their schemas. Everything is read again when its file changes. Reading a
 * collection throws one `ContentError` with the complaints of all its files.
 */
export function createSources(root: string, options: SourceOptions = {}) {
  const one = <T>(name: string, read: (file: string) => T) => remember(() => read(join(root, name)));
  const oneOr = <T, None>(name: string, read: (file: string) => T, none: None) =>
    remember(() => (existsSync(join(root, name)) ? read(join(root, name)) : none));
  const jsonIn = (folder: string) =>
    listFiles(join(root, folder))
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(root, folder, name));
  const each = <T>(files: () => string[], read: (file: string) => T) =>
    remember(() => collectComplaints(files(), read));

  const readStory = parsedFile(storySchema);
  const readMember = parsedFile(memberSourceSchema);
  const messagesOf = fileCache((file) => parseMessages(readJson(file, basename(file)), basename(file)));
  const language = remember(() => chooseLanguage(root, options.language));
  const messages = remember(() => messagesOf(join(root, messagesFile(language()))));

  return {
    brand: one('brand.json', parsedFile(brandSchema)),
    facts: oneOr('facts.json', parsedFile(factsSchema), {}),
    /** The language of the labels. */
    language,
    /** Labels by key. */
    messages,
    /** What share cards say; null when the folder does not say it. */
    share: oneOr('share.json', parsedFile(shareSchema, basename), null),
    /** What we know of places where stories are told. */
    places: oneOr('places.json', parsedFile(placesSchema), { near: {} }),
    /** What may never go away; null when nothing is promised. */
    promises: oneOr('promises.json', parsedFile(promisesSchema, basename), null),
    /** One set per section and visitor type. */
    slideSets: each(() => jsonIn('slides'), parsedFile(slideSetSchema)),
    /** Stories by section, then slug. */
    stories: each(
      () => storyFiles(root),
      (file) => {
        if (!existsSync(file)) throw new ContentError([missingStory(root, dirname(file))]);
        return readStory(file);
      },
    ),
    /** Sorted by slug. */
    members: remember((): Member[] => {
      const closing = messages().memberClosing ?? '';
      return sortMembers(
        collectComplaints(jsonIn('members'), (file) => memberFrom(readMember(file), closing)),
      );
    }),
    resources: each(() => jsonIn('resources'), parsedFile(resourceSchema)),
    /** What is printed. */
    documents: each(
      () => jsonIn('documents'),
      parsedFile(documentSchema, (file) => `documents/${basename(file, '.json')}`),
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
export type Sources = ReturnType<typeof createSources>;
