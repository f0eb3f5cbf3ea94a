// @vitest-environment jsdom
import { navigated, selectUserType } from '@tamarack-lowe/state';
import { useSiteDispatch } from '@tamarack-lowe/state/react';
import { selectIsTabletPortrait, selectStoriesReady, selectViewport } from '@tamarack-lowe/state/spec';
import { act, useEffect } from 'react';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderInSession } from '../../routes/testing/renderInSession.tsx';
import { Link } from '../router/Link.tsx';
import { useTypeFromAddress, useViewport } from './storeSync.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Reports addresses to the store before it reads the choice in them, as the shell does. */
function TypeFromAddress() {
  const dispatch = useSiteDispatch();
  const { pathname, search } = useLocation();
  useEffect(() => void dispatch(navigated({ path: pathname })), [dispatch, pathname]);
  useTypeFromAddress();
  return <Link href="/mahi?as=experienced">at {pathname + search}</Link>;
}

/** Follows a link with a choice from a page. `isPersonalised`: the stories of the first section were set up again. */
async function chooseAt(path: string) {
  const { store, container } = await renderInSession(path, <TypeFromAddress />);
  await expect.poll(() => selectStoriesReady(store.getState(), 'work')).toBe(true);
  const ready: boolean[] = [];
  store.subscribe(() => ready.push(selectStoriesReady(store.getState(), 'work')));
  await act(async () => container.querySelector('a')?.click());
  return { store, container, isPersonalised: ready.includes(false) };
}

test('a link with a choice sets up everything again when it comes from another section', async () => {
  const { store, container, isPersonalised } = await chooseAt('/ako-1');
  expect(selectUserType(store.getState())).toBe('experienced');
  expect(container.textContent).toBe('at /mahi');
  expect(isPersonalised).toBe(true);
});

test.each(['/mahi', '/mahi-more', '/tangata'])(
  'a link with a choice at %s leaves stories as they are',
  async (path) => {
    const { store, isPersonalised } = await chooseAt(path);
    expect(selectUserType(store.getState())).toBe('experienced');
    expect(isPersonalised).toBe(false);
  },
);

function Viewport() {
  useViewport();
  return null;
}

test('half of a tablet still counts as a tablet, and a square window as portrait', async () => {
  vi.stubGlobal('screen', { width: 1024 });
  vi.stubGlobal('innerWidth', 507);
  vi.stubGlobal('innerHeight', 1366);
  const { store } = await renderInSession('/mahi', <Viewport />);
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
