import { expect, test } from 'vitest';
import { picture } from '../testing/fixtures.ts';
import { knownFilter, type ListedStory, type StoryFilter, type StoryOptions } from './storyFilter.ts';
import { type StorySearch, storyResults } from './storyResults.ts';

const story = (label: string, own: Partial<ListedStory>): ListedStory => ({
  ...{ label, href: `/${label}`, headline: label, name: 'Elm', job: 'Guide', picture },
  ...{ topic: 'trees', for: ['student'], place: 'west', stage: null, format: 'text', minutes: 2 },
  ...own,
});
const bark = story('bark', {});
const film = story('film', { format: 'film', minutes: 1, place: 'north' });
const old = story('old', { for: ['experienced'], topic: 'rings' });
const stories = [bark, film, old];

const ALL: StoryFilter = { topic: null, for: null, place: null, stage: null, format: null, time: null };
const OPTIONS: StoryOptions = {
  topic: [{ value: 'trees', label: 'Trees' }],
  for: [],
  place: [{ value: 'west', label: 'West' }],
  stage: [],
  format: [],
  time: [{ value: '1', label: '1' }],
};

const results = (filter: Partial<StoryFilter>, search: StorySearch | null = null) => {
  const { stories: shown, none, ranked } = storyResults({ stories, filter: { ...ALL, ...filter }, search });
  return { shown: shown.map(({ label }) => label), none, ranked };
};
const found = (list: ListedStory[], close = false): StorySearch => ({
  status: 'ready',
  stories: list,
  close,
});

test('a story passes a filter in all fields, and time is the most that it may take', () => {
  expect(results({ for: 'student', time: '1' }).shown).toEqual(['film']);
  expect(results({ time: '2' }).shown).toEqual(['bark', 'film', 'old']);
});

test('if no story passes a filter, those that fit most of it stand in', () => {
  expect(results({ topic: 'rings', format: 'film', place: 'north' })).toEqual({
    shown: ['film'],
    none: 'filter',
    ranked: true,
  });
});

test('a search keeps its order, and the filter applies to it', () => {
  expect(results({}, found([old, bark]))).toEqual({ shown: ['old', 'bark'], none: null, ranked: true });
  expect(results({ topic: 'trees' }, found([old, bark])).shown).toEqual(['bark']);
});

test('stories of a search that the filter leaves out are its neighbours', () => {
  expect(results({ topic: 'trees' }, found([old]))).toEqual({ shown: ['old'], none: 'filter', ranked: true });
});

test('a search without a result shows what comes closest, or else all stories', () => {
  expect(results({}, found([bark], true))).toEqual({ shown: ['bark'], none: 'query', ranked: true });
  expect(results({}, found([], true)).none).toBe('query');
  expect(results({}, found([], true)).shown).toHaveLength(3);
});

test('names values that the page does not know, and filters by the others', () => {
  const { filter, unknown } = knownFilter({ ...ALL, topic: 'stones', place: 'west', time: '7' }, OPTIONS);
  expect(unknown).toEqual(['topic', 'time']);
  expect(filter).toEqual({ ...ALL, place: 'west' });
});
