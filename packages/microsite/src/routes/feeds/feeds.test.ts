// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { RouteContext } from '../route.ts';
import { files, head, load } from '../story/data.server.ts';
import { GROWN_FIRM } from '../testing/grownFirm.ts';
import { atomText } from './feeds.server.ts';
import { readAtom } from './testing/strictAtom.ts';

/** Makes the feeds of a firm, and reads each strictly. */
const feedsOf = (context: RouteContext) =>
  new Map(files(context).map(({ path, text }) => [path.slice(1), readAtom(text)]));

test('writes a feed of all stories and one for each topic, by RFC 4287 to the letter', () => {
  const feeds = feedsOf(GROWN_FIRM);
  const stories = GROWN_FIRM.content.listStories();
  const topics = new Set(stories.map(({ topic }) => topic));
  expect(feeds.size).toBe(topics.size + 1);
  const all = feeds.get('feed.atom');
  expect(all?.entries).toHaveLength(stories.length);
  expect(all).toMatchObject({
    id: 'https://korero.example/feed.atom',
    language: 'mi-NZ',
    links: { self: 'https://korero.example/feed.atom', alternate: 'https://korero.example/' },
  });
});

test('the newest story is first, its day is that of the feed, and the slug with dollar signs stays one address', () => {
  const all = feedsOf(GROWN_FIRM).get('feed.atom');
  const days = all?.entries.map(({ updated }) => updated) ?? [];
  expect(days).toEqual(days.toSorted().toReversed());
  expect(all?.updated).toBe(days[0]);
  expect(all?.entries.map(({ link }) => link)).toContain('https://korero.example/ako-1/$$$');
});

test('a story that is taken out of the site is in none of its feeds', () => {
  const { content } = GROWN_FIRM;
  const [gone] = content.listStories();
  const listStories = () => content.listStories().slice(1);
  const without = { ...GROWN_FIRM, content: { ...content, listStories } };
  const titles = (context: RouteContext) =>
    [...feedsOf(context).values()].flatMap(({ entries }) => entries.map(({ id }) => id));
  const address = new URL(
    GROWN_FIRM.site.paths.story(gone?.section ?? '', gone?.slug ?? ''),
    'https://korero.example',
  );
  expect(titles(GROWN_FIRM)).toContain(address.href);
  expect(titles(without)).not.toContain(address.href);
});

test('a story links to the feed of its topic, and to none where the config switches feeds off', () => {
  const headOf = (context: RouteContext) => {
    const data = load(context, { section: 'learn', slug: 'at-home' });
    return data && JSON.stringify(head(context, { data, path: '/ako-1/at-home' }));
  };
  expect(headOf(GROWN_FIRM)).toContain('"application/atom+xml","href":"https://korero.example/feed/');
  expect(headOf({ ...GROWN_FIRM, feeds: false })).not.toContain('atom');
  expect(files({ ...GROWN_FIRM, feeds: false })).toEqual([]);
});

const FEED = {
  language: 'en-CA',
  title: 'Stories',
  author: 'Firm',
  self: 'https://a.example/feed.atom',
  page: 'https://a.example/',
  updated: '2026-11-27',
};
const ENTRY = {
  address: 'https://a.example/b?c=1&d=2',
  title: 'Tea <3 & "coffee"',
  summary: 'Bell:\u0007 😀 ]]>',
  updated: '2026-11-27',
  author: 'Ann O’Dea',
  topic: 'a "b" & c',
};

test('escapes what XML reserves, and leaves out what it forbids', () => {
  const { entries } = readAtom(atomText({ ...FEED, entries: [ENTRY] }));
  expect(entries).toMatchObject([
    { id: ENTRY.address, title: ENTRY.title, author: ENTRY.author, topics: [ENTRY.topic] },
  ]);
  expect(atomText({ ...FEED, entries: [ENTRY] })).toContain('Bell: 😀 ]]&gt;');
});

test.each([
  ['two entries are the same', (feed: string) => feed.replace(/<entry>.*<\/entry>/s, '$&$&')],
  ['a date has no time', (feed: string) => feed.replace('T00:00:00Z', '')],
  ['the title is missing', (feed: string) => feed.replace(/<title>.*<\/title>/, '')],
  ['an id is relative', (feed: string) => feed.replace(/<id>.*<\/id>/, '<id>/feed</id>')],
  ['an element is unknown', (feed: string) => feed.replace('<entry>', '<entry><pubDate/>')],
])('the reader refuses a feed in which %s', (_, damage) => {
  const feed = atomText({ ...FEED, entries: [ENTRY] });
  expect(() => readAtom(feed)).not.toThrow();
  expect(() => readAtom(damage(feed))).toThrow('RFC 4287');
});
