import type { Topic } from '@tamarack-lowe/content-model';
import { expect, it } from 'vitest';
import { makeCard, makeCircle, makeSlide } from '../testing/makeDeck.ts';
import { applyPicks, pickStories } from './picks.ts';

const card = (slug: string, topic: Topic = 'clients', single = false) =>
  makeCard({ section: 'discover', slug, topic, single });
const TURNS = [0, 1, 2, 3, 4, 5, 6];

it('picks one story for each group that has several', () => {
  const groups = [
    { topic: 'colleagues', stories: ['a', 'b', 'c'].map((slug) => card(slug, 'colleagues')) },
    { topic: 'clients', stories: [card('d')] },
    { topic: 'communities', stories: [] },
    { topic: 'belonging', stories: ['e', 'f'].map((slug) => card(slug, 'belonging')) },
  ];
  const picks = pickStories({ slides: [], groups }, 2);
  expect(picks.map(({ section, topic, slug }) => [section, topic, slug])).toEqual([
    ['discover', 'colleagues', 'b'],
    ['discover', 'belonging', 'f'],
  ]);
});

it('never picks a story outside the sequence', () => {
  const stories = [card('a', 'clients', true), card('b'), card('c', 'clients', true), card('d')];
  const picked = (turn: number) => pickStories({ slides: [], groups: [{ topic: 'clients', stories }] }, turn);
  expect(TURNS.map((turn) => picked(turn)[0]?.slug)).toEqual(['b', 'b', 'd', 'b', 'd', 'b', 'd']);
  const one = [{ topic: 'clients', stories: [card('a', 'clients', true), card('b')] }];
  expect(pickStories({ slides: [], groups: one }, 0)).toEqual([]);
});

it('takes photo, label and address from one record', () => {
  const stories = ['a', 'b', 'c'].map((slug) =>
    makeCard({ section: 'discover', slug, topic: 'clients', label: `Label ${slug}` }),
  );
  for (const turn of TURNS) {
    const [pick] = pickStories({ slides: [], groups: [{ topic: 'clients', stories }] }, turn);
    const record = stories.find(({ slug }) => slug === pick?.slug);
    expect(record).toBeDefined();
    expect(pick).toBe(record);
  }
});

it('names the photo after the author, with an underscore for the space', () => {
  const stories = [
    makeCard({ section: 'discover', slug: 'a', topic: 'clients', author: 'Amara Osei' }),
    card('b'),
  ];
  expect(pickStories({ slides: [], groups: [{ topic: 'clients', stories }] }, 0)[0]?.media).toBe(
    'people/Amara_Osei',
  );
});

it('puts photo and address of the pick into the circle of its group, and leaves the words', () => {
  const stories = [card('a', 'colleagues'), card('b', 'colleagues')];
  const groups = [{ topic: 'colleagues', stories }];
  const circles = [
    makeCircle({ topic: 'colleagues', text: 'Our colleagues', film: true, story: { id: 'b' } }),
    makeCircle(),
    makeCircle({ topic: 'clients' }),
  ];
  const slides = [makeSlide('/s', circles)];
  const [applied] = applyPicks({ slides, groups }, pickStories({ slides, groups }, 2));

  expect(applied).toMatchObject({ slug: 's', path: '/s' });
  expect(applied?.circles[0]).toMatchObject({
    text: 'Our colleagues',
    media: stories[0]?.media,
    picture: stories[0]?.picture,
    story: { id: 'a' },
    film: false,
  });
  expect(applied?.circles.slice(1)).toEqual(circles.slice(1));
});

it('lets every story of a group have its turn, and shows none twice in a deck', () => {
  const stories = [card('a'), card('b'), card('c')];
  const groups = [{ topic: 'clients', stories }];
  const beside = ['b', 'c'].map((id) => makeCircle({ text: id, mobileText: id, story: { id } }));
  const circles = [makeCircle({ topic: 'clients', text: 'Our clients', story: { id: 'a' } }), ...beside];
  const slides = [makeSlide('/s', circles.slice(0, 1)), makeSlide('/other', beside)];
  const seen = TURNS.map((turn) => {
    const [slide, other] = applyPicks({ slides, groups }, pickStories({ slides, groups }, turn));
    const shown = [slide, other].flatMap((each) => each?.circles.map(({ story }) => story.id) ?? []);
    expect([...shown].sort()).toEqual(['a', 'b', 'c']);
    return shown[0];
  });
  expect(seen).toEqual(['a', 'a', 'b', 'c', 'a', 'b', 'c']);

  const [, moved] = applyPicks({ slides, groups }, pickStories({ slides, groups }, 2));
  expect(moved?.circles[0]).toMatchObject({ text: 'a', story: { id: 'a' }, media: stories[0]?.media });
  expect(moved?.circles[0]).not.toHaveProperty('mobileText');
  expect(moved?.circles[1]).toEqual(beside[1]);
});

it('picks for the first choice what circles are written with, so that the slides are those of the built page', () => {
  const groups = [{ topic: 'clients', stories: [card('a'), card('b'), card('c')] }];
  const own = makeCircle({ text: 'a', story: { id: 'a' } });
  const slides = [makeSlide('/s', [makeCircle({ topic: 'clients', story: { id: 'b' } }), own])];
  const set = { slides, groups };
  const shown = (turn: number) =>
    applyPicks(set, pickStories(set, turn))[0]?.circles.map(({ story }) => story.id);
  expect(shown(1)).toEqual(['b', 'a']);
  expect(shown(2)).toEqual(['c', 'a']);
  expect(shown(3)).toEqual(['a', 'b']);
});

it('keeps the mark of a film when the pick is the story the circle led to', () => {
  const groups = [{ topic: 'colleagues', stories: ['a', 'b'].map((slug) => card(slug, 'colleagues')) }];
  const films = [true, false].map((film) => makeCircle({ topic: 'colleagues', story: { id: 'a' }, film }));
  const slides = [makeSlide('/s', films)];
  const [applied] = applyPicks({ slides, groups }, pickStories({ slides, groups }, 0));
  expect(applied?.circles.map(({ film }) => film)).toEqual([true, false]);
});
