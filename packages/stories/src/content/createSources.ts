import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import {
  type Brand,
  brandSchema,
  ContentError,
  type Facts,
  factsSchema,
  type Member,
  type MemberSource,
  memberFrom,
  memberSourceSchema,
  type Places,
  parseContent,
  placesSchema,
  type Resource,
  resourceSchema,
  SECTIONS,
  type Share,
  type SlideSet,
  type StorySource,
  shareSchema,
  slideSetSchema,
  sortMembers,
  storySchema,
} from '@tamarack-lowe/content-model';
import { fileCache } from '../media/fileCache.ts';
import { listFiles } from '../media/listFiles.ts';
import { collectComplaints } from './collectComplaints.ts';
import { parseMessages } from './parseMessages.ts';
import { readJson } from './readJson.ts';
import { remember } from './remember.ts';

/** What editors call a file: its own name, or the name of the folder of a story. */
function nameOf(file: string): string {
  const name = basename(file, '.json');
  return name === 'story' ? basename(join(file, '..')) : name;
}

/** Why there is no story in a place among the stories of a section. */
function missingStory(root: string, place: string): string {
  const where = relative(root, place).replaceAll('\\', '/');
  return statSync(place, { throwIfNoEntry: false })?.isFile()
    ? `${where}: this is a file, and stories are folders, so no visitor would find what it says. Move it into the folder of a story, or take it away.`
    : `${where}: there is no story.json in this folder, so no visitor would find the story. Add one (pnpm new:story makes the folder and the file), or take the folder away.`;
}

/**
 * The files of a content folder, parsed by their schemas. Everything is read again when its file changes. Reading a
 * collection throws one `ContentError` with the complaints of all its files.
 */
export function createSources(root: string) {
  const brandOf = fileCache((file): Brand => parseContent(brandSchema, readJson(file, 'brand'), 'brand'));
  const factsOf = fileCache((file): Facts => parseContent(factsSchema, readJson(file, 'facts'), 'facts'));
  const messagesOf = fileCache((file) => parseMessages(readJson(file, basename(file)), basename(file)));
  const shareOf = fileCache(
    (file): Share => parseContent(shareSchema, readJson(file, basename(file)), basename(file)),
  );
  const placesOf = fileCache(
    (file): Places => parseContent(placesSchema, readJson(file, 'places'), 'places'),
  );
  const setOf = fileCache(
    (file): SlideSet => parseContent(slideSetSchema, readJson(file, nameOf(file)), nameOf(file)),
  );
  const storyOf = fileCache((file): StorySource => {
    if (!existsSync(file)) throw new ContentError([missingStory(root, dirname(file))]);
    return parseContent(storySchema, readJson(file, nameOf(file)), nameOf(file));
  });
  const memberOf = fileCache(
    (file): MemberSource => parseContent(memberSourceSchema, readJson(file, nameOf(file)), nameOf(file)),
  );
  const resourceOf = fileCache(
    (file): Resource => parseContent(resourceSchema, readJson(file, nameOf(file)), nameOf(file)),
  );

  const jsonIn = (folder: string) =>
    listFiles(join(root, folder))
      .filter((name) => name.endsWith('.json'))
      .map((name) => join(root, folder, name));

  const storyFiles = () =>
    SECTIONS.flatMap((section) =>
      listFiles(join(root, 'stories', section))
        .filter((slug) => !slug.startsWith('.'))
        .map((slug) => join(root, 'stories', section, slug, 'story.json')),
    );

  const messages = remember(() => messagesOf(join(root, 'messages.en.json')));

  return {
    brand: remember(() => brandOf(join(root, 'brand.json'))),
    facts: remember(() => factsOf(join(root, 'facts.json'))),
    /** Labels by key. */
    messages,
    /** What share cards say. */
    share: remember(() => shareOf(join(root, 'share.json'))),
    /** What we know of places; nothing where there is no such file. */
    places: remember((): Places => {
      const file = join(root, 'places.json');
      return existsSync(file) ? placesOf(file) : { near: {} };
    }),
    /** One set per section and visitor type. */
    slideSets: remember(() => collectComplaints(jsonIn('slides'), setOf)),
    /** Stories by section, then slug. */
    stories: remember(() => collectComplaints(storyFiles(), storyOf)),
    /** Sorted by slug. */
    members: remember((): Member[] => {
      const closing = messages().memberClosing ?? '';
      return sortMembers(collectComplaints(jsonIn('members'), (file) => memberFrom(memberOf(file), closing)));
    }),
    resources: remember(() => collectComplaints(jsonIn('resources'), resourceOf)),
    /** Every file, and a function that parses it: the content check goes through them one by one. */
    files: () => ({
      stories: storyFiles(),
      slides: jsonIn('slides'),
      members: jsonIn('members'),
      resources: jsonIn('resources'),
    }),
  };
}
export type Sources = ReturnType<typeof createSources>;
