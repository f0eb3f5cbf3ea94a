import { expect, it } from 'vitest';
import { selectIsMobile, selectIsTabletPortrait, selectViewport } from '../spec.ts';
import { openSite } from '../testing/openSite.ts';
import { viewportResized } from './browserSlice.ts';

it('lies in landscape until it is measured, and is not mobile', () => {
  const { store } = openSite();
  expect(selectViewport(store.getState())).toEqual({
    width: 0,
    height: 0,
    deviceWidth: 0,
    orientation: 'landscape',
  });
  expect(selectIsMobile(store.getState())).toBe(false);
});

it('tracks size and orientation', () => {
  const { store } = openSite();
  store.dispatch(viewportResized({ width: 390, height: 844, deviceWidth: 414, orientation: 'portrait' }));
  expect(selectViewport(store.getState())).toEqual({
    width: 390,
    height: 844,
    deviceWidth: 414,
    orientation: 'portrait',
  });
});

it('ignores a size whose width or height is empty', () => {
  const { store } = openSite();
  store.dispatch(viewportResized({ width: 1440, height: 900 }));
  for (const size of [
    { width: 0, height: 844 },
    { width: 390, height: 0 },
    { width: null, height: 844 },
    { width: 390 },
    { deviceWidth: 0 },
    { width: Number.NaN, height: 1 },
    { width: 1, height: Number.POSITIVE_INFINITY },
    { width: -5, height: 5 },
    {},
  ]) {
    store.dispatch(viewportResized(size));
  }
  expect(selectViewport(store.getState())).toMatchObject({ width: 1440, height: 900, deviceWidth: 0 });
});

it('takes strings only as orientation', () => {
  const { store } = openSite();
  store.dispatch(viewportResized({ orientation: 'portrait-primary' }));
  for (const orientation of [90, null, undefined, { type: 'landscape' }]) {
    store.dispatch(viewportResized({ width: 10, height: 10, orientation }));
  }
  expect(selectViewport(store.getState()).orientation).toBe('portrait-primary');
});

it('is mobile under 768 px', () => {
  const { store } = openSite();
  const isMobileAt = (width: number) => {
    store.dispatch(viewportResized({ width, height: 900 }));
    return selectIsMobile(store.getState());
  };
  expect([1, 390, 767, 767.9, 768, 1440].map(isMobileAt)).toEqual([true, true, true, true, false, false]);
});

it('is a tablet in portrait from 768 to 1112 px of the device, upright, however wide the window', () => {
  const { store } = openSite();
  const isTabletAt = ([deviceWidth, orientation]: [number, string]) => {
    store.dispatch(viewportResized({ width: 600, height: 1200, deviceWidth, orientation }));
    return selectIsTabletPortrait(store.getState());
  };
  expect(
    (
      [
        [767, 'portrait'],
        [768, 'portrait'],
        [1112, 'portrait'],
        [1113, 'portrait'],
        [900, 'portrait-secondary'],
        [900, 'landscape'],
      ] as [number, string][]
    ).map(isTabletAt),
  ).toEqual([false, true, true, false, true, false]);
});
