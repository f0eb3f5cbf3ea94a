import { expect, it, onTestFinished, vi } from 'vitest';
import { selectStories, selectStoriesReady, selectStory, selectStoryGroups } from '../selectors.ts';
import { makeDeck } from '../testing/makeDeck.ts';
import { openSite, settled } from '../testing/openSite.ts';
import { navigated, siteOpened } from '../visit/visitEvents.ts';
import { storyShown, storyStepped } from './sectionEvents.ts';
import { setUpStories } from '../setUp.ts';

it('sets up recruit stories flat and grouped, and discover stories by group', () => {
  const { store } = openSite();
  expect(
    selectStoryGroups(store.getState(), 'recruit').map(({ topic, stories }) => [topic, stories.length]),
  ).toEqual([
    ['leads-by-example', 1],
    ['insatiable-curiosity', 2],
    ['courage-to-grow', 3],
  ]);
  expect(selectStories(store.getState(), 'recruit').map(({ slug }) => slug)).toEqual([
    'leads-by-example-student-0',
    'insatiable-curiosity-student-0',
    'insatiable-curiosity-student-1',
    'courage-to-grow-student-0',
    'courage-to-grow-student-1',
    'courage-to-grow-student-2',
  ]);
  expect(selectStoryGroups(store.getState(), 'discover').map(({ topic }) => topic)).toEqual([
    'colleagues',
    'clients',
  ]);
});

it('does not look through every story when the site opens', async () => {
  // Redux Toolkit's own checks do, while one develops.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const deck = makeDeck();
  const looked = vi.fn(Reflect.ownKeys);
  for (const group of deck.discover.student.groups)
    group.stories = group.stories.map((story) => new Proxy<typeof story>(story, { ownKeys: looked }));
  const { store } = openSite({ deck });
  store.dispatch(siteOpened());
  await settled();
  expect(selectStories(store.getState(), 'discover').length).toBeGreaterThan(0);
  expect(looked).not.toHaveBeenCalled();
});

it('steps forward without bound and back down to 0, and always yields a real story', () => {
  const { store } = openSite();
  const stories = selectStories(store.getState(), 'discover');
  for (let index = 1; index <= 13; index += 1) {
    store.dispatch(storyStepped({ section: 'discover', step: 1 }));
    expect(store.getState().sections.discover?.current.story).toBe(index);
    expect(selectStory(store.getState(), 'discover')).toBe(stories[index % stories.length]);
  }
  expect(store.getState().sections.recruit?.current.story).toBe(0);
  for (const _press of Array(20)) store.dispatch(storyStepped({ section: 'discover', step: -1 }));
  expect(store.getState().sections.discover?.current.story).toBe(0);
});

it('goes straight to a story', () => {
  const { store } = openSite();
  const show = (index: number) => {
    store.dispatch(storyShown({ section: 'recruit', index }));
    return store.getState().sections.recruit?.current.story;
  };
  expect([show(4), show(4000), show(-1), show(3), show(0.5), show(Number.POSITIVE_INFINITY)]).toEqual([
    4, 4000, 0, 3, 3, 3,
  ]);
  expect(store.getState().sections.discover?.current.story).toBe(0);
});

it('follows the address to a story of its own section', () => {
  const { store } = openSite();
  store.dispatch(navigated({ path: '/how-we-recruit-1/insatiable-curiosity-student-1/' }));
  expect(selectStory(store.getState(), 'recruit')?.slug).toBe('insatiable-curiosity-student-1');
  expect(store.getState().sections.discover?.current.story).toBe(0);
  store.dispatch(navigated({ path: '/together/insatiable-curiosity-student-0' }));
  expect(store.getState().sections.recruit?.current.story).toBe(0);
});

it('follows the address back to the first story', () => {
  const { store } = openSite();
  store.dispatch(navigated({ path: '/together/colleagues-student-2' }));
  store.dispatch(navigated({ path: '/together/colleagues-student-0' }));
  expect(store.getState().sections.discover?.current.story).toBe(0);
});

it('keeps an index beyond the last when the address names the same story', () => {
  const { store } = openSite();
  store.dispatch(storyShown({ section: 'discover', index: 12 }));
  const slug = selectStory(store.getState(), 'discover')?.slug;
  store.dispatch(navigated({ path: `/together/${slug}` }));
  expect(store.getState().sections.discover?.current.story).toBe(12);
});

it('stays where it is on an unknown story', () => {
  const { store } = openSite();
  store.dispatch(storyShown({ section: 'discover', index: 2 }));
  store.dispatch(navigated({ path: '/together/nobody-told-it' }));
  expect(store.getState().sections.discover?.current.story).toBe(2);
});

it('forgets the story on leaving it', () => {
  const { store, clock } = openSite();
  store.dispatch(navigated({ path: '/together/colleagues-student-3' }));
  store.dispatch(setUpStories({ section: 'discover' }));
  clock.pass(1);
  expect(selectStoriesReady(store.getState(), 'discover')).toBe(true);
  store.dispatch(navigated({ path: '/discover-your-story' }));
  expect(store.getState().sections.discover?.current).toEqual({ slide: 5, story: 0 });
  store.dispatch(navigated({ path: '/together/colleagues-student-3' }));
  expect(selectStoriesReady(store.getState(), 'discover')).toBe(false);
});

it('has no story in a section without stories', () => {
  const empty = { slides: [], groups: [] };
  const { store } = openSite({ deck: { discover: { student: empty }, recruit: { student: empty } } });
  store.dispatch(storyStepped({ section: 'discover', step: 1 }));
  expect(selectStory(store.getState(), 'discover')).toBeNull();
});
