import { documentTitle, slugOf, type Topic } from '@tamarack-lowe/content-model';
import { joinPath } from '@tamarack-lowe/content-model/internal/addresses';
import type { StoryEntry } from '@tamarack-lowe/content-tools';
import type { HeadEntry, RouteContext, RouteFile } from '../route.ts';
import { type AtomFeed, atomText } from './atom.ts';

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
