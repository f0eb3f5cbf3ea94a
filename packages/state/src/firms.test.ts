import { expect, it } from 'vitest';
import * as main from './index.ts';
import * as spec from './spec.ts';
import { makeCard, makeCircle, makeSlide } from './testing/makeDeck.ts';
import { makeStoreSite } from './testing/makeStoreSite.ts';
import { openSite } from './testing/openSite.ts';

const state = { ...main, ...spec };

/** Slides at these addresses, and two stories, for both visitor types. */
function makeSection(section: string, paths: string[]) {
  const stories = ['first', 'second'].map((slug) => makeCard({ section, slug, topic: 'clients' }));
  const set = {
    slides: paths.map((path) => makeSlide(path, [makeCircle({ topic: 'clients' })])),
    groups: [{ topic: 'clients', stories }],
  };
  return { student: set, experienced: set };
}

it('serves a firm of one section of four slides', () => {
  const deck = { craft: makeSection('craft', ['/craft', '/craft-two', '/craft-three', '/craft-four']) };
  const site = makeStoreSite([{ id: 'craft', path: '/craft' }], deck);
  const { store, navigations, clock } = openSite({ site, path: '/craft-two/' });
  const index = () => state.selectSlideIndex(store.getState(), 'craft');
  expect(Object.keys(store.getState().sections)).toEqual(['craft']);
  expect(index()).toBe(1);
  for (const _press of Array(5)) store.dispatch(state.slideStepped({ section: 'craft', step: 1 }));
  expect(index()).toBe(3);
  expect(navigations).toEqual(['/craft-three', '/craft-four']);
  store.dispatch(state.navigated({ path: '/craft/second' }));
  expect(state.selectStory(store.getState(), 'craft')?.slug).toBe('second');
  store.dispatch(state.chooseVisitorType({ type: 'experienced', from: '/craft/second' }));
  expect(navigations.at(-1)).toBe('/craft');
  store.dispatch(state.siteOpened());
  clock.pass(state.SLIDE_SETUP_DELAY_MS);
  expect(state.selectSlidesReady(store.getState(), 'craft')).toBe(true);
});

it('serves a firm of three sections by the names that it gives them', () => {
  const sources = [
    { id: 'root', path: '/wurzeln', aliases: ['/anfang'] },
    { id: 'grow', path: '/wachsen/1' },
    { id: 'bloom', path: '/bluete' },
  ];
  const deck = Object.fromEntries(
    sources.map(({ id, path }) => [id, makeSection(id, [path, `${path}-zwei`])]),
  );
  const { store, navigations, memory, clock } = openSite({ site: makeStoreSite(sources, deck) });
  store.dispatch(state.chooseVisitorType({ type: 'experienced', from: '/' }));
  expect([navigations.at(-1), memory.all()]).toEqual([
    '/wurzeln',
    { userType: 'experienced', storyTurn: '1' },
  ]);

  store.dispatch(state.slideShown({ section: 'bloom', index: 1 }));
  store.dispatch(state.sectionChosen({ section: 'bloom', from: '/anfang/' }));
  expect(navigations.at(-1)).toBe('/bluete');
  expect(state.selectSlideIndex(store.getState(), 'bloom')).toBe(0);
  clock.pass(state.SLIDE_SETUP_DELAY_MS);
  expect(state.selectSlidesReady(store.getState(), 'bloom')).toBe(true);
  expect(state.selectSlidesReady(store.getState(), 'grow')).toBe(false);

  store.dispatch(state.navigated({ path: '/wachsen/1/second' }));
  expect(state.selectStory(store.getState(), 'grow')?.slug).toBe('second');
  expect(state.selectPicks(store.getState(), 'grow').map(({ section }) => section)).toEqual(['grow']);
});

const TYPES_OF_FIRMS = [['expert'], ['intern', 'expert', 'partner'], ['everybody']];

it('serves a firm of one, of three and of no visitor types of its own', async () => {
  for (const ids of TYPES_OF_FIRMS) await serveTypes(ids);
});

async function serveTypes(ids: string[]) {
  const both = makeSection('craft', ['/craft', '/craft-two']);
  const deck = { craft: Object.fromEntries(ids.map((id) => [id, both.student])) };
  const [first, ...others] = ids.map((id) => ({ id, colourScheme: 'night' as const }));
  const last = ids.at(-1);
  if (!first || !last) throw new Error('This firm has no types.');
  const site = makeStoreSite([{ id: 'craft', path: '/craft' }], deck, { visitorTypes: [first, ...others] });
  const stranger = openSite({ site, remembered: { userType: 'student' } });
  stranger.store.dispatch(state.siteOpened());
  expect(state.selectUserType(stranger.store.getState())).toBe(first.id);
  expect(state.selectSlides(stranger.store.getState(), 'craft')).toHaveLength(2);
  await stranger.store.dispatch(state.chooseVisitorType({ type: 'student', from: '/' }));
  expect(stranger.navigations).toEqual([]);

  const { store, navigations, memory } = openSite({ site });
  await store.dispatch(state.chooseVisitorType({ type: last, from: '/' }));
  expect(navigations).toEqual(['/craft']);
  expect(memory.all()).toMatchObject({ userType: last });
  expect(state.selectUserType(store.getState())).toBe(last);
  expect(state.selectUserTypeConfiguration(store.getState())).toEqual({ colour: 'gold', eContent: null });
  store.dispatch(state.visitForgotten());
  expect(state.selectUserType(store.getState())).toBe(first.id);
}

it('says which sections there are when it is asked for another', () => {
  const { store, navigations } = openSite();
  const before = store.getState();
  store.dispatch(state.slideStepped({ section: 'discvoer', step: 1 }));
  store.dispatch(state.sectionChosen({ section: 'discvoer', from: '/' }));
  expect(store.getState().sections).toBe(before.sections);
  expect(navigations).toEqual([]);
  expect(() => state.selectSlide(store.getState(), 'discvoer')).toThrow(
    'There is no section "discvoer". The brand names: discover, recruit.',
  );
});
