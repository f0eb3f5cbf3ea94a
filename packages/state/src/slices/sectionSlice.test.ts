import { expect, it } from 'vitest';
import { selectNavigation, selectSlide, selectSlideDurationMs, selectSlideIndex } from '../selectors.ts';
import { openSite } from '../testing/openSite.ts';
import { navigated, navigationRequested } from '../visit/visitEvents.ts';
import { slideShown, slideStepped } from '../section/sectionEvents.ts';
import { setUpSlides } from '../setUp.ts';

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

it('says where to go, and each time anew', () => {
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
