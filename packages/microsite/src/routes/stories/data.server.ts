import type { Site } from '@tamarack-lowe/content-model';
import { findMessages } from '@tamarack-lowe/content-model/internal/messages';
import { makeSearchIndex } from '@tamarack-lowe/content-model/internal/search';
import {
  type CatalogueStory,
  nameHash,
  readStoryCatalogue,
} from '@tamarack-lowe/content-tools/internal/catalogue';
import type { FindMessages, ListedStory, StoryOptions } from '@tamarack-lowe/pages/internal/data';
import { baseOf } from '../../site/paths.ts';
import { about, pageHead, startCrumb } from '../head.server.ts';
import { newestDay } from '../newestDay.server.ts';
import { pageWords } from '../pageWords.server.ts';
import type { CardContent, HeadEntry, PageEntry, RouteContext, RouteFile } from '../route.ts';
import { sharePortraits } from '../shareCards.server.ts';

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

/**
 * Lists the stories, each with a portrait. The second story of a person has its own first picture instead, so that no picture is
 * on the page twice.
 */
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
      picture: { ...picture, widths: widthsOfRow(picture.widths) },
    };
  });
}

/** Returns the widths for a row. The smallest stays: the poster of a film has no file for a row. */
function widthsOfRow([smallest = 0, ...others]: readonly number[]): number[] {
  return [smallest, ...others.filter((width) => width <= WIDEST_PICTURE)];
}

/** Takes the same number of stories of each topic, as many as fit in the page. */
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

/** Stories of one part of an index, which browsers open in one step after another. */
const STORIES_PER_INDEX = 250;
const STORIES_PER_LIST = 500;

type Stories = { listed: readonly ListedStory[]; searched: readonly Pick<CatalogueStory, 'searched'>[] };

/** Makes the list of all stories and the search index, each in parts. */
function catalogueFiles(
  site: Pick<Site, 'language' | 'languages'>,
  { listed, searched }: Stories,
): Record<'lists' | 'indexes', RouteFile[]> {
  const file = (name: string, value: unknown): RouteFile => {
    const text = JSON.stringify(value);
    return {
      path: `${baseOf(site)}assets/${name}-${site.language}-${nameHash(text)}.json`,
      text,
    };
  };
  const documents = searched.map(({ searched: texts }, id) => ({ id, ...texts }));
  return {
    lists: inParts(listed, STORIES_PER_LIST).map((part) => file('stories', part)),
    indexes: inParts(documents, STORIES_PER_INDEX).map((part) =>
      file('search', makeSearchIndex(part, site.language)),
    ),
  };
}

function inParts<Entry>(list: readonly Entry[], size: number): Entry[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  );
}

/** Labels of formats. */
const FORMATS = { text: 'findText', film: 'findFilm', pictures: 'findPictures' } as const;

/** Returns the options of each field: the values that divide the stories, in the order of the taxonomy. */
function storyOptions(
  { site, content, headSay }: RouteContext,
  stories: readonly CatalogueStory[],
): StoryOptions {
  const { topics, stages } = content.readCatalogue();
  const dividingValues = (
    values: readonly { value: string; label: string }[],
    has: (value: string) => CatalogueStory[],
  ) => {
    const found = values.filter(({ value }) => has(value).length > 0);
    return found.some(({ value }) => has(value).length < stories.length) ? found : [];
  };
  const times = dividingTimes(stories.map(({ minutes }) => minutes));
  return {
    topic: Object.entries(topics)
      .map(([value, label]) => ({ value, label }))
      .filter(({ value }) => stories.some(({ topic }) => topic === value)),
    for: dividingValues(
      site.visitorTypes.map(({ id, team }) => ({ value: id, label: team })),
      (type) => stories.filter((story) => story.for.includes(type)),
    ),
    place: dividingValues(
      site.regions.map(({ id, label }) => ({ value: id, label })),
      (id) => stories.filter(({ region }) => region === id),
    ),
    stage: dividingValues(
      stages.map(({ id, label }) => ({ value: id, label })),
      (id) => stories.filter(({ stage }) => stage === id),
    ),
    format: dividingValues(
      Object.entries(FORMATS).map(([value, key]) => ({ value, label: headSay(key) })),
      (format) => stories.filter((story) => story.format === format),
    ),
    time: times.map((most) => ({ value: String(most), label: headSay('findUpTo', { minutes: most }) })),
  };
}

/** Most options of the field for time, and fewest: one alone would repeat the format of films. */
const MOST_TIMES = 5;
const FEWEST_TIMES = 2;

/** Shares of all stories that a time keeps: with fewer or more, it is hardly a choice. */
const TIME_SHARES = { least: 0.1, most: 0.9 };

/** Returns the times in minutes, shortest first, that divide stories of these lengths; none when there is hardly a choice. */
export function dividingTimes(minutes: readonly number[]): number[] {
  const times = [...new Set(minutes)].filter((most) => {
    const share = minutes.filter((each) => each <= most).length / minutes.length;
    return share >= TIME_SHARES.least && share <= TIME_SHARES.most;
  });
  return times.length < FEWEST_TIMES ? [] : times.sort((one, two) => one - two).slice(0, MOST_TIMES);
}
