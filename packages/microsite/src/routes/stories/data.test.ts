import { makeSite } from '@tamarack-lowe/content-model';
import { openSearchIndex, searchStories } from '@tamarack-lowe/content-model/internal/search';
import { expect, test } from 'vitest';
import type { RouteContext } from '../route.ts';
import { GROWN_FIRM } from '../testing/grownFirm.ts';
import { GROWN_FIRM_STORIES } from '../testing/grownFirmStories.ts';
import { GROWN_FIRM_TYPES as visitorTypes } from '../testing/grownFirmTypes.ts';
import { SMALL_FIRM_MESSAGES as messages, SMALL_FIRM } from '../testing/smallFirm.ts';
import { SMALL_FIRM_PICTURE } from '../testing/smallFirmContent.ts';
import { dividingTimes, files, list, load } from './data.server.ts';

const { site, content } = GROWN_FIRM;
const brand = { ...site.brand, pages: { ...site.brand.pages, stories: '/korero' } };
const topics = Object.fromEntries(GROWN_FIRM_STORIES.map(({ topic }) => [topic, `About ${topic}`]));
const FIRM: RouteContext = {
  ...GROWN_FIRM,
  site: makeSite({ brand, deck: site.deck, visitorTypes, messages, language: site.language }),
  content: { ...content, readCatalogue: () => ({ topics, stages: [] }) },
};

test('a firm without an address for it has neither the page nor its files', () => {
  expect(list(SMALL_FIRM)).toEqual([]);
  expect(files(SMALL_FIRM)).toEqual([]);
});

test('lists every story once, those of a topic together, and none of their bodies', () => {
  const { stories, total, lists } = load(FIRM);
  expect(stories.map(({ href }) => href).toSorted()).toEqual(
    GROWN_FIRM_STORIES.map(({ section, slug }) => site.paths.story(section, slug)).toSorted(),
  );
  expect([total, lists]).toEqual([stories.length, []]);
  const order = stories.map(({ topic }) => Object.keys(topics).indexOf(topic));
  expect(order).toEqual(order.toSorted((one, two) => one - two));
});

test('a picture in a row has a file, also the poster of a film, which has wide ones only', () => {
  const wide = { ...SMALL_FIRM_PICTURE, widths: [640, 960] };
  const stories = content.listStories().map((story) => ({ ...story, picture: wide }));
  const firm = { ...FIRM, content: { ...FIRM.content, listStories: () => stories } };
  expect(load(firm).stories.every(({ picture }) => picture.widths.length > 0)).toBe(true);
});

test('a field for the time of a story only where several times divide the stories', () => {
  expect(dividingTimes([1, 2, 2, 2])).toEqual([]);
  expect(dividingTimes([4, 3, 2, 1])).toEqual([1, 2, 3]);
});

test('labels keep their placeholders for the browser', () => {
  expect(load(FIRM).words.findOf).toBe('findOf {shown} {stories}');
});

test('the index beside the page finds a story by its place in the list', async () => {
  const [index, ...others] = files(FIRM);
  expect(others).toEqual([]);
  expect(load(FIRM).indexes).toEqual([index?.path]);
  expect(index?.path).toMatch(/^\/assets\/search-mi-NZ-[\w-]{8}\.json$/);
  const opened = await openSearchIndex(JSON.parse(index?.text ?? ''), site.language);
  const [place = -1] = searchStories([opened], 'school', site.language)?.ids ?? [];
  expect(load(FIRM).stories[place]?.headline).toBe('A week of school');
});

test('with thousands of stories, the page lists some of each topic, and files have the others', () => {
  const many = Array.from({ length: 40 }, () => content.listStories()).flat();
  const big = load({ ...FIRM, content: { ...FIRM.content, listStories: () => many } });
  expect(big.total).toBe(many.length);
  expect(big.stories.length).toBeLessThanOrEqual(96);
  expect(new Set(big.stories.map(({ topic }) => topic)).size).toBe(Object.keys(topics).length);
  expect(big.lists).toHaveLength(Math.ceil(many.length / 500));
  expect(big.indexes).toHaveLength(Math.ceil(many.length / 250));
});
