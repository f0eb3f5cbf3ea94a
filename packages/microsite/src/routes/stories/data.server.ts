import { findMessages } from '@tamarack-lowe/content-model/internal/messages';
import { type CatalogueStory, readStoryCatalogue } from '@tamarack-lowe/content-tools/internal/catalogue';
import type { FindMessages, ListedStory, StoryOptions } from '@tamarack-lowe/pages/internal/data';
import { about, pageHead, startCrumb } from '../head.server.ts';
import { newestDay } from '../newestDay.server.ts';
import { pageWords } from '../pageWords.server.ts';
import type { CardContent, HeadEntry, PageEntry, RouteContext, RouteFile } from '../route.ts';
import { sharePortraits } from '../shareCards.server.ts';
import { catalogueFiles } from './catalogueFiles.server.ts';
import { storyOptions } from './storyOptions.server.ts';

export type StoriesData = {
  words: FindMessages;
  /** Stories of the built page, in the order of their topics. */
  stories: ListedStory[];
  /** Number of all stories. */
  total: number;
  options: StoryOptions;
  /** Addresses of files with all stories, in parts; empty if the page has them all. */
  lists: string[];
  /** Addresses of the parts of the search index. The ids of its stories are their places in the list of all. */
  indexes: string[];
};

/** Most stories in the built page, so that it does not grow with their number. */
const STORIES_IN_PAGE = 96;

/** Pictures of a row are 84 px wide. */
const WIDEST_PICTURE = 320;

export function list(context: RouteContext): PageEntry[] {
  const path = context.site.paths.page('stories');
  if (path === null) return [];
  const updated = newestDay(context.content.listStories().map((story) => story.updated));
  return [{ path, label: context.headSay('findTitle'), updated, offline: true }];
}

export function load(context: RouteContext): StoriesData {
  const catalogue = readInOrder(context);
  const listed = listStories(context, catalogue);
  const { lists, indexes } = storyFiles(context, catalogue, listed);
  const address = ({ path }: RouteFile) => path;
  return {
    words: pageWords(context.headSay, findMessages),
    stories: inPage(listed),
    total: listed.length,
    options: storyOptions(context, catalogue),
    lists: lists.map(address),
    indexes: indexes.map(address),
  };
}

/** Returns the list of all stories and the search index. */
export function files(context: RouteContext): RouteFile[] {
  if (context.site.paths.page('stories') === null) return [];
  const catalogue = readInOrder(context);
  const { lists, indexes } = storyFiles(context, catalogue, listStories(context, catalogue));
  return [...lists, ...indexes];
}

function storyFiles({ site }: RouteContext, catalogue: readonly CatalogueStory[], listed: ListedStory[]) {
  const isWhole = listed.length <= STORIES_IN_PAGE;
  return catalogueFiles(site, { listed: isWhole ? [] : listed, searched: catalogue });
}

/** Stories in the order of their topics; those of one topic by section, then slug. */
function readInOrder({ content }: RouteContext): CatalogueStory[] {
  const topics = Object.keys(content.readCatalogue().topics);
  const place = ({ topic }: CatalogueStory) => topics.indexOf(topic);
  return readStoryCatalogue(content).sort((one, two) => place(one) - place(two));
}

/** Shows portraits. Whoever tells a second story has the first picture of that one: no picture is on the page twice. */
function listStories({ site }: RouteContext, catalogue: readonly CatalogueStory[]): ListedStory[] {
  const shown = new Set<string>();
  return catalogue.map((story) => {
    const picture = [story.picture, ...story.pictures].find(({ src }) => !shown.has(src)) ?? story.picture;
    shown.add(picture.src);
    const { label, headline, name, job, topic, region, stage, format, minutes } = story;
    return {
      ...{ label, headline, name, job, topic, stage, format, minutes },
      href: site.paths.story(story.section, story.slug),
      for: story.for,
      place: region,
      picture: { ...picture, widths: picture.widths.filter((width) => width <= WIDEST_PICTURE) },
    };
  });
}

/** Takes stories of every topic in turn, up to the number in the page. */
function inPage(listed: ListedStory[]): ListedStory[] {
  if (listed.length <= STORIES_IN_PAGE) return listed;
  const topics = new Set(listed.map(({ topic }) => topic));
  const each = Math.floor(STORIES_IN_PAGE / topics.size);
  return [...topics].flatMap((topic) => listed.filter((story) => story.topic === topic).slice(0, each));
}

export function head(context: RouteContext, { path }: { path: string }): HeadEntry[] {
  const { site, headSay } = context;
  const title = headSay('findTitle');
  const canonical = site.paths.page('stories') ?? path;
  return [
    ...pageHead(site, { title, description: headSay('findDescription'), path: canonical }),
    about(site, [startCrumb(context), { name: title, path: canonical }]),
  ];
}

export function card(context: RouteContext): CardContent {
  return { headline: context.headSay('findTitle'), art: { portraits: sharePortraits(context) } };
}
