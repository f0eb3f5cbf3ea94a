// @vitest-environment jsdom
import { navigated, selectStoriesReady, selectUserType } from '@tamarack-lowe/state';
import { useSiteDispatch } from '@tamarack-lowe/state/react';
import { act, useEffect } from 'react';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { drawInVisit } from '../../table/testing/drawInVisit.tsx';
import { SiteLink } from '../router/Link.tsx';
import { useTypeFromAddress } from './useTypeFromAddress.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Tells the store of addresses before it reads the choice in them, as the shell does. */
function Shell() {
  const dispatch = useSiteDispatch();
  const { pathname, search } = useLocation();
  useEffect(() => void dispatch(navigated({ path: pathname })), [dispatch, pathname]);
  useTypeFromAddress();
  return <SiteLink href="/mahi?as=experienced">at {pathname + search}</SiteLink>;
}

/** Follows a link with a choice from a page; tells whether the stories of the first section were set up anew. */
async function chooseAt(path: string) {
  const { store, container } = await drawInVisit(path, <Shell />);
  await vi.waitFor(() => expect(selectStoriesReady(store.getState(), 'work')).toBe(true));
  const ready: boolean[] = [];
  store.subscribe(() => ready.push(selectStoriesReady(store.getState(), 'work')));
  await act(async () => container.querySelector('a')?.click());
  return { store, container, setUpAnew: ready.includes(false) };
}

test('a choice by a link was made on the page before: from another section everything is set up anew', async () => {
  const { store, container, setUpAnew } = await chooseAt('/ako-1');
  expect(selectUserType(store.getState())).toBe('experienced');
  expect(container.textContent).toBe('at /mahi');
  expect(setUpAnew).toBe(true);
});

test.each(['/mahi', '/mahi-more', '/tangata'])(
  'a choice by a link at %s leaves stories as they are',
  async (path) => {
    const { store, setUpAnew } = await chooseAt(path);
    expect(selectUserType(store.getState())).toBe('experienced');
    expect(setUpAnew).toBe(false);
  },
);
