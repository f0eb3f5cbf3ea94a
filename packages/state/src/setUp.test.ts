import { expect, it, vi } from 'vitest';
import { navigated, siteOpened, slideShown } from './events.ts';
import { selectSlideIndex } from './selectors.ts';
import { setUpSlides, setUpStories } from './setUp.ts';
import { selectSlidesReady, selectStoriesReady } from './spec.ts';
import { openSite, settled } from './testing/openSite.ts';

it('sets slides up in 1.7 s', async () => {
  const { store, clock } = openSite();
  const done = vi.fn();
  store.dispatch(setUpSlides({ section: 'discover' })).then(done);

  clock.pass(1699);
  await settled();
  expect(done).not.toHaveBeenCalled();
  expect(selectSlidesReady(store.getState(), 'discover')).toBe(false);
  clock.pass(1);
  expect(selectSlidesReady(store.getState(), 'discover')).toBe(true);
  expect(selectSlidesReady(store.getState(), 'recruit')).toBe(false);
  await settled();
  expect(done).toHaveBeenCalledTimes(1);
});

it('sets stories up in 0.0001 s', async () => {
  const { store, clock } = openSite();
  const done = vi.fn();
  store.dispatch(setUpStories({ section: 'recruit' })).then(done);

  clock.pass(0.05);
  await settled();
  expect(done).not.toHaveBeenCalled();
  expect(selectStoriesReady(store.getState(), 'recruit')).toBe(false);
  clock.pass(0.05);
  expect(selectStoriesReady(store.getState(), 'recruit')).toBe(true);
  expect(selectStoriesReady(store.getState(), 'discover')).toBe(false);
  await settled();
  expect(done).toHaveBeenCalledTimes(1);
});

it('sets every section up when the site opens, once', () => {
  const { store, clock } = openSite({ path: '/together/colleagues-student-1' });
  store.dispatch(siteOpened());
  expect(clock.waiting()).toBe(4);
  clock.pass(1700);
  for (const section of ['discover', 'recruit']) {
    expect(selectSlidesReady(store.getState(), section)).toBe(true);
    expect(selectStoriesReady(store.getState(), section)).toBe(true);
  }
  expect(store.getState().sections.discover?.current).toEqual({ slide: 0, story: 1 });
  store.dispatch(siteOpened());
  expect(clock.waiting()).toBe(0);
});

it('keeps what is set up while the visitor goes from page to page', () => {
  const { store, clock } = openSite({ path: '/' });
  store.dispatch(siteOpened());
  clock.pass(1700);
  for (const path of ['/together', '/discover-purpose-driven', '/connect-with-us/', '/how-we-recruit-2']) {
    store.dispatch(navigated({ path }));
    for (const section of ['discover', 'recruit'])
      expect(store.getState().sections[section]?.ready, path).toEqual({ slides: true, stories: true });
  }
});

it('sets the stories of a section up when one is opened after another page', () => {
  const { store, clock } = openSite({ path: '/together' });
  store.dispatch(navigated({ path: '/together/colleagues-student-1' }));
  expect(clock.waiting()).toBe(1);
  clock.pass(1);
  expect(selectStoriesReady(store.getState(), 'discover')).toBe(true);
  store.dispatch(navigated({ path: '/together/colleagues-student-2' }));
  expect(clock.waiting()).toBe(0);
  expect(selectStoriesReady(store.getState(), 'recruit')).toBe(false);
});

it('takes another delay when told so', () => {
  const { store, clock } = openSite();
  store.dispatch(setUpSlides({ section: 'discover', delayMs: 10 }));
  store.dispatch(setUpStories({ section: 'discover', delayMs: 20 }));
  clock.pass(10);
  expect(selectSlidesReady(store.getState(), 'discover')).toBe(true);
  expect(selectStoriesReady(store.getState(), 'discover')).toBe(false);
  clock.pass(10);
  expect(selectStoriesReady(store.getState(), 'discover')).toBe(true);
});

it('resolves a superseded set-up at once and quietly', async () => {
  const { store, clock, logs } = openSite();
  const done: string[] = [];
  store.dispatch(setUpSlides({ section: 'discover' })).then(() => done.push('first'));
  store.dispatch(setUpStories({ section: 'discover', delayMs: 500 })).then(() => done.push('first stories'));
  clock.pass(400);
  store.dispatch(setUpSlides({ section: 'discover' })).then(() => done.push('second'));
  store.dispatch(setUpStories({ section: 'discover', delayMs: 500 })).then(() => done.push('second stories'));
  await settled();
  expect(done).toEqual(['first', 'first stories']);

  clock.pass(499);
  expect(selectStoriesReady(store.getState(), 'discover')).toBe(false);
  clock.pass(1200);
  expect(selectSlidesReady(store.getState(), 'discover')).toBe(false);
  clock.pass(1);
  await settled();
  expect(done).toEqual(['first', 'first stories', 'second stories', 'second']);
  expect(selectSlidesReady(store.getState(), 'discover')).toBe(true);
  expect(logs).toEqual([]);
});

it('lets the sections set themselves up side by side', () => {
  const { store, clock } = openSite();
  store.dispatch(setUpSlides({ section: 'discover' }));
  store.dispatch(setUpSlides({ section: 'recruit' }));
  clock.pass(1700);
  expect(selectSlidesReady(store.getState(), 'discover')).toBe(true);
  expect(selectSlidesReady(store.getState(), 'recruit')).toBe(true);
});

it('starts the set-up of one section without undoing the other', () => {
  const { store, clock } = openSite();
  store.dispatch(setUpSlides({ section: 'discover' }));
  store.dispatch(setUpStories({ section: 'discover' }));
  clock.pass(1700);
  store.dispatch(setUpSlides({ section: 'recruit', index: 1 }));
  store.dispatch(setUpStories({ section: 'recruit', index: 1 }));
  expect(store.getState().sections.discover).toMatchObject({
    ready: { slides: true, stories: true },
    current: { slide: 0, story: 0 },
    resetting: false,
  });
});

it('puts slides and stories back to an index, or leaves them where they are', () => {
  const { store } = openSite();
  store.dispatch(slideShown({ section: 'discover', index: 4 }));
  store.dispatch(setUpSlides({ section: 'discover' }));
  expect(selectSlideIndex(store.getState(), 'discover')).toBe(4);
  expect(store.getState().sections.discover?.resetting).toBe(false);
  store.dispatch(setUpSlides({ section: 'discover', index: 2 }));
  expect(selectSlideIndex(store.getState(), 'discover')).toBe(2);

  store.dispatch(setUpStories({ section: 'recruit', index: 9 }));
  expect(store.getState().sections.recruit?.current.story).toBe(9);
  store.dispatch(setUpStories({ section: 'recruit' }));
  expect(store.getState().sections.recruit?.current.story).toBe(9);
});

it('resolves when the store is disposed of, and leaves no timer', async () => {
  const { store, clock } = openSite();
  const done = vi.fn();
  store.dispatch(setUpSlides({ section: 'discover' })).then(done);
  store.dispatch(setUpStories({ section: 'discover' })).then(done);
  store.dispose();
  await settled();
  expect(done).toHaveBeenCalledTimes(2);
  expect(clock.waiting()).toBe(0);
});
