import { expect, it } from 'vitest';
import { navigated, siteOpened, slideShown, visitForgotten } from './events.ts';
import { selectGoOnPath, selectSlideIndex, selectUserType } from './selectors.ts';
import { openSite } from './testing/openSite.ts';
import { switchVisitorType } from './visitorType.ts';

it('changes the visitor type for later visits, and stays on the slide', async () => {
  const { store, memory, navigations } = openSite({ path: '/discover-your-best-self' });
  await store.dispatch(switchVisitorType({ type: 'experienced' }));
  expect(selectUserType(store.getState())).toBe('experienced');
  expect(memory.all()).toMatchObject({ userType: 'experienced' });
  expect(selectSlideIndex(store.getState(), 'discover')).toBe(3);
  expect(navigations).toEqual([]);
});

it('ignores a type that the firm does not have', async () => {
  const { store, memory } = openSite();
  const before = store.getState();
  await store.dispatch(switchVisitorType({ type: 'recruit' }));
  expect(store.getState()).toBe(before);
  expect(memory.all()).toEqual({});
});

const goOn = ({ store }: ReturnType<typeof openSite>) => selectGoOnPath(store.getState(), 'discover');

it('offers the last slide of the visit before on the first slide of its section', () => {
  const site = openSite({ path: '/together', remembered: { lastSlide: '3 discover' } });
  expect(goOn(site)).toBeNull();
  site.store.dispatch(siteOpened());
  expect(goOn(site)).toBe('/discover-your-best-self');
  expect(selectGoOnPath(site.store.getState(), 'recruit')).toBeNull();
  expect(site.navigations).toEqual([]);
});

it('offers it no more once the visitor has moved on, or starts over', () => {
  const moved = openSite({ path: '/together', remembered: { lastSlide: '3 discover' } });
  moved.store.dispatch(siteOpened());
  moved.store.dispatch(slideShown({ section: 'discover', index: 1 }));
  expect(goOn(moved)).toBeNull();
  moved.store.dispatch(navigated({ path: '/discover-your-best-self' }));
  moved.store.dispatch(navigated({ path: '/together' }));
  expect(goOn(moved)).toBeNull();

  const other = openSite({ path: '/together', remembered: { lastSlide: '3 discover' } });
  other.store.dispatch(siteOpened());
  other.store.dispatch(visitForgotten());
  expect(goOn(other)).toBeNull();
});
