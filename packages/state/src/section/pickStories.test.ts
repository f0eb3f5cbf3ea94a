import type { DeckSlide } from '@tamarack-lowe/content-model';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeCard, makeCircle, makeSlide } from '../testing/makeDeck.ts';
import { applyPicks } from './applyPicks.ts';
import { pickStories } from './pickStories.ts';

const card = (slug: string, single = false) => makeCard({ section: 'discover', slug, single });

it('picks one story for each group that has several', () => {
  const groups = [
    { topic: 'colleagues' as const, stories: [card('a'), card('b'), card('c')] },
    { topic: 'clients' as const, stories: [card('d')] },
    { topic: 'communities' as const, stories: [] },
    { topic: 'belonging' as const, stories: [card('e'), card('f')] },
  ];
  const picks = pickStories('discover', { groups, slides: [] }, () => 0.5);
  expect(picks.map(({ section, topic, slug }) => [section, topic, slug])).toEqual([
    ['discover', 'colleagues', 'b'],
    ['discover', 'belonging', 'f'],
  ]);
});

it('never picks a story outside the chain', () => {
  const stories = [card('a', true), card('b'), card('c', true), card('d')];
  const slugs = [0, 0.49, 0.5, 0.999].map(
    (chance) =>
      pickStories('discover', { groups: [{ topic: 'clients', stories }], slides: [] }, () => chance)[0]?.slug,
  );
  expect(slugs).toEqual(['b', 'b', 'd', 'd']);
  expect(
    pickStories('discover', {
      groups: [{ topic: 'clients', stories: [card('a', true), card('b')] }],
      slides: [],
    }),
  ).toEqual([]);
});

it('takes the first story without a source of chance', () => {
  const stories = [card('a'), card('b'), card('c')];
  expect(pickStories('recruit', { groups: [{ topic: 'clients', stories }], slides: [] })[0]).toMatchObject({
    section: 'recruit',
    slug: 'a',
  });
});

it('leaves out stories that have a circle of their own beside that of the group', () => {
  const stories = [card('a'), card('b'), card('c')];
  const circles = [makeCircle({ topic: 'clients' }), makeCircle({ story: { id: 'a' } })];
  const elsewhere = [makeCircle({ story: { id: 'b' } })];
  const picked = (slides: DeckSlide[], chance: number) =>
    pickStories('discover', { groups: [{ topic: 'clients', stories }], slides }, () => chance)[0]?.slug;
  const slides = [makeSlide('/one', circles), makeSlide('/two', elsewhere)];
  expect([0, 0.49, 0.5, 0.999].map((chance) => picked(slides, chance))).toEqual(['b', 'b', 'c', 'c']);
  const everywhere = ['b', 'c'].map((id) => makeCircle({ story: { id } }));
  expect(picked([makeSlide('/one', [...circles, ...everywhere])], 0)).toBe('a');
});

it('picks a story even from a source that answers 1', () => {
  const stories = [card('a'), card('b')];
  expect(
    pickStories('discover', { groups: [{ topic: 'clients', stories }], slides: [] }, () => 1)[0]?.slug,
  ).toBe('b');
});

it('takes photo, label and address from one record', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
      const stories = ['a', 'b', 'c'].map((slug) =>
        makeCard({ section: 'discover', slug, label: `Label ${slug}` }),
      );
      const [pick] = pickStories(
        'discover',
        { groups: [{ topic: 'clients', stories }], slides: [] },
        () => chance,
      );
      const record = stories.find(({ slug }) => slug === pick?.slug);
      expect(pick).toEqual({
        section: 'discover',
        topic: 'clients',
        slug: record?.slug,
        label: record?.label,
        author: record?.author,
        media: record?.media,
        picture: record?.picture,
      });
    }),
  );
});

it('names the photo after the author, with an underscore for the space', () => {
  const stories = [makeCard({ section: 'discover', slug: 'a', author: 'Amara Osei' }), card('b')];
  expect(pickStories('discover', { groups: [{ topic: 'clients', stories }], slides: [] })[0]?.media).toBe(
    'people/Amara_Osei',
  );
});

it('puts photo and address of the pick into the circle of its group, and leaves the words', () => {
  const stories = [card('a'), card('b')];
  const picks = pickStories('discover', { groups: [{ topic: 'colleagues', stories }], slides: [] });
  const circles = [
    makeCircle({ topic: 'colleagues', text: 'Our colleagues', film: true }),
    makeCircle(),
    makeCircle({ topic: 'clients' }),
  ];
  const slide = makeSlide('/s', circles);
  const [applied] = applyPicks([slide], picks);

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

it('keeps the mark of a film when the pick is the story the circle led to', () => {
  const picks = pickStories('discover', {
    groups: [{ topic: 'colleagues', stories: [card('a'), card('b')] }],
    slides: [],
  });
  const films = [true, false].map((film) => makeCircle({ topic: 'colleagues', story: { id: 'a' }, film }));
  const slide = makeSlide('/s', films);
  expect(applyPicks([slide], picks)[0]?.circles.map(({ film }) => film)).toEqual([true, false]);
});
