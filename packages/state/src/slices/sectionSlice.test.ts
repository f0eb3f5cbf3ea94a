import { expect, it, onTestFinished, vi } from 'vitest';
import {
  navigated,
  navigationRequested,
  siteOpened,
  slideShown,
  slideStepped,
  storyShown,
  storyStepped,
} from '../events.ts';
import { selectNavigation, selectSlide, selectSlideDurationMs, selectSlideIndex } from '../selectors.ts';
import { setUpSlides, setUpStories } from '../setUp.ts';
import { selectStories, selectStoriesReady, selectStory, selectStoryGroups } from '../spec.ts';
import { makeDeck } from '../testing/makeDeck.ts';
import { openSite, settled } from '../testing/openSite.ts';

it('steps one slide on and back, and stops at both ends', () => {
  const { store } = openSite();
  const step = (direction: 1 | -1) => {
    store.dispatch(slideStepped({ section: 'recruit', step: direction }));
    return selectSlideIndex(store.getState(), 'recruit');
  };
  expect([step(-1), step(1), step(1), step(1), step(-1), step(-1)]).toEqual([0, 1, 1, 1, 0, 0]);
});

it('steps in one section without moving the other', () => {
  const { store } = openSite();
  store.dispatch(slideStepped({ section: 'recruit', step: 1 }));
  expect(selectSlideIndex(store.getState(), 'discover')).toBe(0);
});

it('goes straight to a slide, within its section and range', () => {
  const { store } = openSite();
  const show = (index: number) => {
    store.dispatch(slideShown({ section: 'discover', index }));
    return selectSlideIndex(store.getState(), 'discover');
  };
  expect([show(3), show(99), show(2), show(-4), show(2), show(1.5), show(Number.NaN)]).toEqual([
    3, 5, 2, 0, 2, 2, 2,
  ]);
  expect(selectSlideIndex(store.getState(), 'recruit')).toBe(0);
  expect(selectSlide(store.getState(), 'discover')?.path).toBe('/discover-a-place-to-belong');
});

it('asks for the address of the slide it moved to', () => {
  const { store, navigations } = openSite({ path: '/together' });
  store.dispatch(slideStepped({ section: 'discover', step: 1 }));
  expect(navigations).toEqual(['/discover-purpose-driven']);
  expect(selectNavigation(store.getState())).toEqual({ id: 1, path: '/discover-purpose-driven' });
  store.dispatch(navigated({ path: '/discover-purpose-driven/' }));
  expect(selectNavigation(store.getState())).toEqual({ id: 1, path: null });

  store.dispatch(slideShown({ section: 'discover', index: 5 }));
  expect(selectNavigation(store.getState())).toEqual({ id: 2, path: '/discover-your-story' });
});

it('asks for no address where the visitor is or is being taken already', () => {
  const { store, navigations } = openSite({ path: '/discover' });
  store.dispatch(slideStepped({ section: 'discover', step: -1 }));
  expect(navigations).toEqual([]);
  store.dispatch(slideShown({ section: 'discover', index: 2 }));
  store.dispatch(slideShown({ section: 'discover', index: 2 }));
  expect(navigations).toEqual(['/discover-a-place-to-belong']);
  store.dispatch(slideShown({ section: 'discover', index: 0 }));
  expect(navigations).toEqual(['/discover-a-place-to-belong', '/together']);
});

it('takes input at once, so that the last of quick steps wins', () => {
  const { store, navigations } = openSite({ path: '/together' });
  for (const _press of [1, 2, 3]) store.dispatch(slideStepped({ section: 'discover', step: 1 }));
  expect(selectSlideIndex(store.getState(), 'discover')).toBe(3);
  expect(navigations.at(-1)).toBe('/discover-your-best-self');
});

it('follows the address, aliases and last slash included', () => {
  const { store } = openSite();
  const follow = (path: string) => {
    store.dispatch(navigated({ path }));
    return store.getState().sections.discover?.current.slide;
  };
  expect(
    ['/discover-your-best-self', '/discover-your-story/', '/connect-with-us/', '/discover', '/nowhere'].map(
      follow,
    ),
  ).toEqual([3, 5, 5, 0, 0]);
  store.dispatch(navigated({ path: '/how-we-recruit-2' }));
  expect(selectSlideIndex(store.getState(), 'recruit')).toBe(1);
  expect(selectSlideIndex(store.getState(), 'discover')).toBe(0);
});

it('remembers which slide a story was opened from', () => {
  const { store } = openSite();
  store.dispatch(navigated({ path: '/how-we-recruit-2' }));
  store.dispatch(navigated({ path: '/how-we-recruit-1/courage-to-grow-student-0' }));
  expect(selectSlide(store.getState(), 'recruit')?.path).toBe('/how-we-recruit-2');
});

it('begins at the slide of the address the page was built for', () => {
  const { store } = openSite({ path: '/discover-what-success-looks-like' });
  expect(selectSlideIndex(store.getState(), 'discover')).toBe(4);
  expect(store.getState().root.path).toBe('/discover-what-success-looks-like');
});

it('takes 1.6 s for a step and 0.6 s when the section is put back', () => {
  const { store } = openSite();
  expect(selectSlideDurationMs(store.getState(), 'discover')).toBe(1600);
  store.dispatch(setUpSlides({ section: 'discover', index: 0 }));
  expect(selectSlideDurationMs(store.getState(), 'discover')).toBe(600);
  expect(selectSlideDurationMs(store.getState(), 'recruit')).toBe(1600);
  store.dispatch(slideStepped({ section: 'discover', step: 1 }));
  expect(selectSlideDurationMs(store.getState(), 'discover')).toBe(1600);
});

it('requests a navigation, again each time', () => {
  const { store, navigations } = openSite();
  store.dispatch(navigationRequested({ path: '/connect-with-us/' }));
  store.dispatch(navigationRequested({ path: '/connect-with-us/' }));
  expect(navigations).toEqual(['/connect-with-us/', '/connect-with-us/']);
  expect(selectNavigation(store.getState()).id).toBe(2);
});

it('moves nothing in a section without slides', () => {
  const empty = { slides: [], groups: [] };
  const { store, navigations } = openSite({
    deck: { discover: { student: empty }, recruit: { student: empty } },
  });
  store.dispatch(slideStepped({ section: 'discover', step: 1 }));
  expect(selectSlideIndex(store.getState(), 'discover')).toBe(0);
  expect(selectSlide(store.getState(), 'discover')).toBeNull();
  expect(navigations).toEqual([]);
});

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
