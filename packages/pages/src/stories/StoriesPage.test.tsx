import { findMessages } from '@tamarack-lowe/content-model/internal/messages';
import { expect, test } from 'vitest';
import { picture } from '../testing/fixtures.ts';
import { render } from '../testing/render.tsx';
import { StoriesPage, type StoriesPageProps } from './StoriesPage.tsx';
import type { ListedStory } from './storyFilter.ts';
import type { FindMessages } from './storyWords.ts';

const labels = Object.entries<readonly string[]>(findMessages).map(([key, names]) => [
  key,
  [key, ...names.map((name) => `{${name}}`)].join(' '),
]);
const words: FindMessages = Object.fromEntries(labels);
const NONE = { topic: null, for: null, place: null, stage: null, format: null, time: null };
const story = (label: string, topic: string): ListedStory => ({
  ...{ label, topic, href: `/${label}`, headline: `The ${label}`, name: 'Elm', job: 'Guide', picture },
  ...{ for: ['seedling'], place: null, stage: null, format: 'text', minutes: 2 },
});
const stories = [story('bark', 'trees'), story('moss', 'ground')];

const page = (props: Partial<StoriesPageProps> = {}) =>
  render(
    <StoriesPage
      words={words}
      stories={stories}
      total={2}
      options={{
        ...{ for: [], place: [], stage: [], format: [], time: [] },
        topic: [
          { value: 'ground', label: 'Ground' },
          { value: 'trees', label: 'Trees' },
        ],
      }}
      asked={NONE}
      query=""
      search={null}
      action="/stories"
      hrefOf={(field, value) => `/stories?${field}=${value}`}
      onSearch={() => undefined}
      onType={() => undefined}
      onChoose={() => undefined}
      onClear={() => undefined}
      onLoadAll={() => undefined}
      {...props}
    />,
  );
const linksIn = (markup: string) => [...markup.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);

test('the built page has every story as a link, under its topic, in the order of the topics', () => {
  const markup = page();
  expect(linksIn(markup)).toEqual(['/moss', '/bark']);
  expect([...markup.matchAll(/<h2[^>]*>([^<]+)/g)].map(([, words]) => words)).toEqual(['Ground', 'Trees']);
  expect(markup).toContain('findMany 2');
});

test('the form leads to the page by itself, before React does', () => {
  expect(page()).toMatch(/<form action="\/stories">.*name="q".*name="topic"/s);
});

test('a value that the page does not know is named, its field offers those it knows, and nothing is hidden', () => {
  const markup = page({ asked: { ...NONE, topic: 'stones', place: 'moon' } });
  expect(markup).toContain('findUnknown stones');
  // No story has a place, so there is nothing to offer.
  expect(markup).not.toContain('moon');
  expect(linksIn(markup)).toEqual(['/stories?topic=ground', '/stories?topic=trees', '/moss', '/bark']);
});

test('results have their headlines, and the count says how many of all they are', () => {
  const search = { status: 'ready' as const, stories: stories.slice(0, 1), close: false };
  const markup = page({ query: 'bark', search });
  expect(linksIn(markup)).toEqual(['/bark']);
  expect(markup).toContain('The bark');
  expect(markup).toContain('findOf 1 findMany 2');
});

test('a query that nothing answers says so, and shows what comes closest', () => {
  const search = { status: 'ready' as const, stories: stories.slice(1), close: true };
  const markup = page({ query: 'mosses', search });
  expect(markup).toMatch(/role="status".*findNone mosses.*findClose/s);
  expect(linksIn(markup)).toEqual(['/moss']);
});

test('a search that failed leaves the list, and offers to try again', () => {
  const markup = page({ query: 'bark', search: { status: 'failed' } });
  expect(markup).toContain('findFailedTitle');
  expect(linksIn(markup)).toHaveLength(2);
});
