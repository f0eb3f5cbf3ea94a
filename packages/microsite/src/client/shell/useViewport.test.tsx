// @vitest-environment jsdom
import { selectIsTabletPortrait, selectViewport } from '@tamarack-lowe/state';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { drawInVisit } from '../../table/testing/drawInVisit.tsx';
import { useViewport } from './storeSync.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Shell() {
  useViewport();
  return null;
}

test('half of a tablet is a tablet still, and a square window is upright', async () => {
  vi.stubGlobal('screen', { width: 1024 });
  vi.stubGlobal('innerWidth', 507);
  vi.stubGlobal('innerHeight', 1366);
  const { store } = await drawInVisit('/mahi', <Shell />);
  expect(selectViewport(store.getState())).toEqual({
    width: 507,
    height: 1366,
    deviceWidth: 1024,
    orientation: 'portrait',
  });
  expect(selectIsTabletPortrait(store.getState())).toBe(true);

  vi.stubGlobal('innerHeight', 507);
  await act(async () => void window.dispatchEvent(new Event('resize')));
  expect(selectViewport(store.getState()).orientation).toBe('portrait');
  vi.stubGlobal('innerHeight', 506);
  await act(async () => void window.dispatchEvent(new Event('resize')));
  expect(selectIsTabletPortrait(store.getState())).toBe(false);
});
