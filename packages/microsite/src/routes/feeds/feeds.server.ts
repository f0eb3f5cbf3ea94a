import { documentTitle, slugOf, type Topic } from '@tamarack-lowe/content-model';
import { joinPath } from '@tamarack-lowe/content-model/internal/addresses';
import { escapeXml } from '@tamarack-lowe/content-model/internal/text';
import type { StoryEntry } from '@tamarack-lowe/content-tools';
import { FEEDS_ID, type PageAddress } from '@tamarack-lowe/pages/internal/data';
import type { HeadEntry, RouteContext, RouteFile } from '../route.ts';

/** An Atom feed of stories: of all, or of one topic. */
export type StoryFeed = { path: string; topic: Topic | null; stories: StoryEntry[] };

/** The most stories in a feed, the newest first. */
const MOST_STORIES = 50;

/**
 * Lists the feeds of a language: one of all stories, and one for each topic. Stories are those that have a page, so that one that is
 * taken out of the site leaves its feeds with the next build. Empty when the config switches feeds off.
 */
export function listStoryFeeds({ content, feeds, site }: RouteContext): StoryFeed[] {
  if (!feeds) return [];
  const all = content.listStories().toSorted((a, b) => compare(b.updated, a.updated));
  const topics = [...new Set(all.map(({ topic }) => topic))].sort();
  return [
    { path: feedPath(site, null), topic: null, stories: all },
    ...topics.map((topic) => ({
      path: feedPath(site, topic),
      topic,
      stories: all.filter((story) => story.topic === topic),
    })),
  ].filter(({ stories }) => stories.length > 0);
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function feedPath({ paths }: RouteContext['site'], topic: Topic | null): string {
  return joinPath(paths.intro, topic === null ? '/feed.atom' : `/feed/${slugOf(topic)}.atom`);
}

/** Link to the feed of a topic, in the head of a story; none when the config switches feeds off. */
export function feedLinks({ feeds, site }: RouteContext, topic: Topic): HeadEntry[] {
  if (!feeds) return [];
  const href = new URL(feedPath(site, topic), site.brand.site).href;
  return [{ rel: 'alternate', type: 'application/atom+xml', href }];
}

/** Returns the name of a topic in the language of the content; without `catalogue.json`, its id as words. */
export function topicName({ content }: Pick<RouteContext, 'content'>, topic: Topic): string {
  const names: Readonly<Record<string, string>> = content.readCatalogue().topics;
  const named = names[topic];
  if (named !== undefined) return named;
  const words = topic.replaceAll('-', ' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** Returns the Atom feeds of a language. */
export function feedFiles(context: RouteContext): RouteFile[] {
  return listStoryFeeds(context).map((feed) => ({
    path: feed.path,
    text: atomText(atomFeedOf(context, feed)),
  }));
}

/** Makes the content of a feed. Every address is absolute. */
function atomFeedOf({ site, content }: RouteContext, { path, topic, stories }: StoryFeed): AtomFeed {
  const { brand, language, paths } = site;
  const address = (to: string) => new URL(to, brand.site).href;
  const newest = stories.slice(0, MOST_STORIES);
  return {
    language,
    title: documentTitle(brand, topic === null ? brand.product : topicName({ content }, topic)),
    author: brand.firm,
    self: address(path),
    page: address(paths.intro),
    updated: newest[0]?.updated ?? '',
    entries: newest.map(({ section, slug, title, summary, updated, author, topic: own }) => ({
      address: address(paths.story(section, slug)),
      title: title.join(' '),
      summary,
      updated,
      author: content.readStoryHeader(section, slug)?.author.fullName ?? author,
      topic: topicName({ content }, own),
    })),
  };
}

/** Link to the list of feeds and calendars, as the field of a page's data; empty on a site without campus packs. */
export function alertsLink(
  { headSay, site }: RouteContext,
  label: 'packFollowDates' | 'packFollowNews',
): { alerts?: PageAddress } {
  const path = site.paths.page('pack');
  return path === null ? {} : { alerts: { href: `${path}#${FEEDS_ID}`, label: headSay(label) } };
}

/** A story in an Atom feed. `updated`: the day its words last changed, `YYYY-MM-DD`. */
export type AtomEntry = {
  /** Address of its page, which also identifies it. */
  address: string;
  title: string;
  summary: string;
  updated: string;
  author: string;
  topic: string;
};

/** An Atom feed. Addresses are absolute. */
type AtomFeed = {
  /** BCP 47. */
  language: string;
  title: string;
  /** The firm, author of everything without one of its own. */
  author: string;
  /** Address of the feed, which also identifies it. */
  self: string;
  /** Address of the page that shows the same to people. */
  page: string;
  /** Day of the newest change, `YYYY-MM-DD`. */
  updated: string;
  entries: readonly AtomEntry[];
};

/** Writes an Atom feed (RFC 4287). The same content gives the same bytes: no time of the build is in it. */
export function atomText({ language, title, author, self, page, updated, entries }: AtomFeed): string {
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeXml(language)}">`,
    element('id', self),
    element('title', title),
    element('updated', momentOf(updated)),
    `<author>${element('name', author)}</author>`,
    link('self', 'application/atom+xml', self),
    link('alternate', 'text/html', page),
    ...entries.flatMap(entryLines),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

function entryLines({ address, title, summary, updated, author, topic }: AtomEntry): string[] {
  return [
    '<entry>',
    element('id', address),
    element('title', title),
    element('updated', momentOf(updated)),
    ...(author === '' ? [] : [`<author>${element('name', author)}</author>`]),
    link('alternate', 'text/html', address),
    `<category term="${escapeXml(topic)}"/>`,
    element('summary', summary),
    '</entry>',
  ];
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const link = (rel: string, type: string, href: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;

/** A day as an RFC 3339 date-time. Readers only compare these, so the hour does not matter. */
const momentOf = (day: string) => `${day}T00:00:00Z`;
