import { expect, it } from 'vitest';
import type { ItemSummary } from '../../protocol.ts';
import { groupsOf, itemsWith } from './itemGroups.ts';

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
