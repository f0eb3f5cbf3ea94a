import { makePaths } from '@tamarack-lowe/content-model';
import { expect, it } from 'vitest';
import { slideShown } from './section/sectionEvents.ts';
import { selectSlide, selectStory } from './siteSelectors.ts';
import { makeCard, makeCircle, makeSlide } from './testing/makeDeck.ts';
import { openSite } from './testing/openSite.ts';
import { chooseVisitorType } from './visit/chooseVisitorType.ts';
import { navigated, sectionChosen } from './visit/visitEvents.ts';

/** A firm with sections of these ids, each with as many slides as it says. */
function openFirm(counts: Record<string, number>, path = '/') {
  const ids = Object.keys(counts);
  const sections = ids.map((id) => ({
    id,
    name: id,
    path: `/${id}`,
    aliases: [],
    numbered: false,
    corners: false,
    ring: false,
  }));
  const slides = Object.fromEntries(
    ids.map((id) => [
      id,
      Array.from({ length: counts[id] ?? 0 }, (_, at) => (at === 0 ? `/${id}` : `/${id}-${at}`)),
    ]),
  );
  const set = (id: string) => ({
    slides: (slides[id] ?? []).map((each) => makeSlide(each, [makeCircle()])),
    groups: [
      { topic: 'clients' as const, stories: [makeCard({ section: id, slug: 'one', topic: 'clients' })] },
    ],
  });
  const deck = Object.fromEntries(ids.map((id) => [id, { student: set(id), experienced: set(id) }]));
  const brand = { sections, pages: {}, redirects: {} };
  return openSite({ path, site: { brand, deck, paths: makePaths(brand, slides) } });
}

it('remembers a firm of one section of four slides', async () => {
  const { store, navigations } = openFirm({ rise: 4 });
  expect(Object.keys(store.getState().sections)).toEqual(['rise']);
  await store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }));
  store.dispatch(slideShown({ section: 'rise', index: 9 }));
  expect(selectSlide(store.getState(), 'rise')?.path).toBe('/rise-3');
  expect(navigations).toEqual(['/rise', '/rise-3']);
});

it('remembers a firm of three sections under names of its own', () => {
  const { store, navigations } = openFirm({ 'take-root': 5, work: 2, play: 3 }, '/work-1');
  expect(selectSlide(store.getState(), 'work')?.path).toBe('/work-1');
  store.dispatch(sectionChosen({ section: 'play', from: '/work-1' }));
  store.dispatch(navigated({ path: '/play/one' }));
  expect(navigations).toEqual(['/play']);
  expect(store.getState().root.visible.stories).toBe(true);
  expect(selectStory(store.getState(), 'play')?.slug).toBe('one');
});

it('says which section it does not know', () => {
  const { store } = openFirm({ rise: 1 });
  expect(() => selectSlide(store.getState(), 'fall')).toThrow('no section "fall". There are: rise.');
});
