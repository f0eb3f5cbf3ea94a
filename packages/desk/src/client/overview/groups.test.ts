import { expect, it, test } from 'vitest';
import type { ItemSummary, ToDo } from '../../protocol.ts';
import { groupsOf, itemsWith, toDoSections } from './groups.ts';

const item = (title: string, rest: Partial<ItemSummary> = {}): ItemSummary => ({
  ...{ id: `stories/${title}/story.json`, kind: 'story', title, languages: [] },
  ...rest,
});

it('groups stories by section, then by slide in the order of slides, those without a circle last', () => {
  const stories = [
    item('late', { section: 'discover', slide: 2 }),
    item('none', { section: 'discover' }),
    item('other', { section: 'recruit', slide: 0 }),
    item('early', { section: 'discover', slide: 0 }),
    item('also late', { section: 'discover', slide: 2 }),
  ];
  const titles = groupsOf('story', stories).map(({ section, count, slides }) => [
    section,
    count,
    slides.map(({ slide, items }) => [slide, items.map(({ title }) => title)]),
  ]);
  expect(titles).toEqual([
    [
      'discover',
      4,
      [
        [0, ['early']],
        [2, ['late', 'also late']],
        [null, ['none']],
      ],
    ],
    ['recruit', 1, [[0, ['other']]]],
  ]);
});

it('groups all other kinds by section alone', () => {
  const slides = [item('a', { section: 'discover' }), item('b', { section: 'recruit' })];
  expect(groupsOf('slides', slides).map(({ slides: own }) => own.length)).toEqual([1, 1]);
});

it('finds items by words of title, topic and file, whatever their accents', () => {
  const items = [item('Été à Québec', { topic: 'our-people' }), item('Hiver')];
  const nameOfTopic = (id: string) => (id === 'our-people' ? 'Nos collègues' : id);
  const found = (text: string) => itemsWith(items, text, nameOfTopic).map(({ title }) => title);
  expect(found('quebec ete')).toEqual(['Été à Québec']);
  expect(found('collegues')).toEqual(['Été à Québec']);
  expect(found('stories/hiv')).toEqual(['Hiver']);
  expect(found(' ')).toHaveLength(2);
  expect(found('printemps')).toEqual([]);
});

const toDo = (id: string, message: string, rest: Partial<ToDo> = {}): ToDo => ({
  ...{ id, language: 'en', state: 'issues', issue: { file: id, path: [], language: 'en', message } },
  ...rest,
});

test('says an issue of several items once, before the items, with all its places', () => {
  const list = [toDo('a', 'No such fact.'), toDo('a', 'Too short.'), toDo('b', 'No such fact.')];
  expect(toDoSections(list)).toEqual([
    { id: null, issues: [{ message: 'No such fact.', places: [list[0], list[2]] }] },
    { id: 'a', issues: [{ message: 'Too short.', places: [list[1]] }] },
  ]);
});

test('says an issue at several places of one item once, under the item', () => {
  const list = [toDo('a', 'No such fact.'), toDo('a', 'No such fact.', { language: 'fr' })];
  expect(toDoSections(list)).toEqual([{ id: 'a', issues: [{ message: 'No such fact.', places: list }] }]);
});

test('keeps the same words in another state apart', () => {
  const list = [toDo('a', 'Read it.'), toDo('b', 'Read it.', { state: 'due' })];
  expect(toDoSections(list).map(({ id }) => id)).toEqual(['a', 'b']);
});
