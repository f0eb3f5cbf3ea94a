import { expect, it } from 'vitest';
import { navigated, sectionChosen, siteOpened } from '../events.ts';
import {
  selectMenuItems,
  selectMenuOpened,
  selectMenuStatus,
  selectMobileMenuOpened,
  selectOpenSubmenu,
} from '../selectors.ts';
import { selectActiveSubmenu } from '../spec.ts';
import { EVENTS, MENU, openSite, settled } from '../testing/openSite.ts';
import { chooseVisitorType } from '../visitorType.ts';
import { viewportResized } from './browserSlice.ts';
import { escapePressed, menuClosed, menuOpened, menuSlice, submenuToggled } from './menuSlice.ts';

const { menuLoaded, submenuCleared } = menuSlice.actions;

it('opens and closes', () => {
  const { store } = openSite();
  expect(selectMenuOpened(store.getState())).toBe(false);
  store.dispatch(menuOpened());
  expect(selectMenuOpened(store.getState())).toBe(true);
  store.dispatch(menuClosed());
  expect(selectMenuOpened(store.getState())).toBe(false);
});

it('opens one submenu at a time', () => {
  const { store } = openSite();
  store.dispatch(menuOpened());
  store.dispatch(submenuToggled(0));
  expect(selectOpenSubmenu(store.getState())).toBe(0);
  store.dispatch(submenuToggled(1));
  expect(selectOpenSubmenu(store.getState())).toBe(1);
  expect(selectActiveSubmenu(store.getState())).toBe(1);
});

it('folds the open submenu when it is toggled, and clears its index after 700 ms', () => {
  const { store, clock } = openSite();
  store.dispatch(menuOpened());
  store.dispatch(submenuToggled(1));
  store.dispatch(submenuToggled(1));

  expect(selectOpenSubmenu(store.getState())).toBeNull();
  clock.pass(699);
  expect(selectActiveSubmenu(store.getState())).toBe(1);
  clock.pass(1);
  expect(selectActiveSubmenu(store.getState())).toBeNull();
  expect(clock.waiting()).toBe(0);
});

it('clears no submenu but its own', () => {
  const { store, clock } = openSite();
  store.dispatch(menuOpened());
  store.dispatch(submenuToggled(0));
  store.dispatch(submenuToggled(0));
  clock.pass(300);
  store.dispatch(submenuToggled(1));
  clock.pass(2000);
  expect(selectOpenSubmenu(store.getState())).toBe(1);

  store.dispatch(submenuCleared(0));
  expect(selectActiveSubmenu(store.getState())).toBe(1);
  store.dispatch(submenuCleared(1));
  expect(selectOpenSubmenu(store.getState())).toBe(1);
  store.dispatch(submenuToggled(1));
  store.dispatch(submenuCleared(0));
  expect(selectActiveSubmenu(store.getState())).toBe(1);
});

it('does not clear a submenu that was opened again', () => {
  const { store, clock } = openSite();
  store.dispatch(menuOpened());
  for (const _press of [1, 2, 3]) store.dispatch(submenuToggled(0));
  clock.pass(2000);
  expect(selectOpenSubmenu(store.getState())).toBe(0);
  expect(clock.waiting()).toBe(0);
});

it('counts the 700 ms again when a submenu is closed again', () => {
  const { store, clock } = openSite();
  store.dispatch(menuOpened());
  store.dispatch(submenuToggled(0));
  store.dispatch(submenuToggled(0));
  clock.pass(500);
  store.dispatch(submenuToggled(0));
  store.dispatch(submenuToggled(0));
  clock.pass(699);
  expect(selectActiveSubmenu(store.getState())).toBe(0);
  clock.pass(1);
  expect(selectActiveSubmenu(store.getState())).toBeNull();
});

it('closes the submenu with the menu, and leaves no timer', () => {
  const { store, clock } = openSite();
  store.dispatch(menuOpened());
  store.dispatch(submenuToggled(0));
  store.dispatch(menuClosed());
  expect(selectActiveSubmenu(store.getState())).toBeNull();
  expect(selectOpenSubmenu(store.getState())).toBeNull();

  store.dispatch(menuOpened());
  store.dispatch(submenuToggled(0));
  store.dispatch(submenuToggled(0));
  store.dispatch(menuClosed());
  expect(clock.waiting()).toBe(0);
});

it('opens no submenu in a closed menu, and none that cannot be', () => {
  const { store } = openSite();
  store.dispatch(submenuToggled(0));
  expect(selectActiveSubmenu(store.getState())).toBeNull();
  store.dispatch(menuOpened());
  for (const index of [-1, 0.5, Number.NaN]) store.dispatch(submenuToggled(index));
  expect(selectActiveSubmenu(store.getState())).toBeNull();
  expect(selectOpenSubmenu(store.getState())).toBeNull();
});

it('closes the submenu first and then the menu on Escape', () => {
  const { store, clock } = openSite();
  store.dispatch(menuOpened());
  store.dispatch(submenuToggled(1));
  store.dispatch(escapePressed());
  expect(selectOpenSubmenu(store.getState())).toBeNull();
  expect(selectMenuOpened(store.getState())).toBe(true);
  expect(clock.waiting()).toBe(1);

  store.dispatch(escapePressed());
  expect(selectMenuOpened(store.getState())).toBe(false);
  expect(clock.waiting()).toBe(0);
});

it('closes 600 ms after a navigation', () => {
  const { store, clock } = openSite();
  store.dispatch(menuOpened());
  store.dispatch(navigated({ path: '/connect-with-us/' }));
  clock.pass(599);
  expect(selectMenuOpened(store.getState())).toBe(true);
  clock.pass(1);
  expect(selectMenuOpened(store.getState())).toBe(false);
});

it('stays open when it was opened at the address that is reported late', () => {
  const { store, clock } = openSite();
  store.dispatch(menuOpened({ path: '/connect-with-us/' }));
  store.dispatch(navigated({ path: '/connect-with-us' }));
  clock.pass(5000);
  expect(selectMenuOpened(store.getState())).toBe(true);

  store.dispatch(navigated({ path: '/discover' }));
  clock.pass(600);
  expect(selectMenuOpened(store.getState())).toBe(false);
});

it('closes 600 ms after a choice that leads nowhere else', async () => {
  const { store, clock } = openSite();
  store.dispatch(menuOpened());
  await store.dispatch(chooseVisitorType({ type: 'experienced', from: '/together' }));
  clock.pass(600);
  expect(selectMenuOpened(store.getState())).toBe(false);

  store.dispatch(menuOpened());
  store.dispatch(sectionChosen({ section: 'recruit', from: '/how-we-recruit-1' }));
  clock.pass(600);
  expect(selectMenuOpened(store.getState())).toBe(false);
});

it('does not close a menu that was opened again meanwhile', () => {
  const { store, clock } = openSite();
  store.dispatch(menuOpened());
  store.dispatch(navigated({ path: '/connect-with-us/' }));
  clock.pass(100);
  store.dispatch(menuClosed());
  store.dispatch(menuOpened());
  clock.pass(5000);
  expect(selectMenuOpened(store.getState())).toBe(true);
});

it('starts no timer for a closed menu', () => {
  const { store, clock } = openSite();
  store.dispatch(navigated({ path: '/connect-with-us/' }));
  store.dispatch(menuClosed());
  expect(clock.waiting()).toBe(0);
});

it('fetches the items once, at first load', async () => {
  const { store, calls } = openSite();
  store.dispatch(siteOpened());
  expect(selectMenuStatus(store.getState())).toBe('loading');
  store.dispatch(siteOpened());
  await settled();
  expect(selectMenuItems(store.getState())).toEqual(MENU);
  expect(selectMenuStatus(store.getState())).toBe('ready');
  store.dispatch(siteOpened());
  expect(calls.filter((call) => call === 'menu')).toHaveLength(1);
});

it('keeps its items when the call fails, and tries again when asked to', async () => {
  let attempts = 0;
  const menu = async () => {
    attempts += 1;
    return { ok: false as const, reason: 'timeout' as const, message: 'too slow' };
  };
  const { store } = openSite({ api: { menu } });
  store.dispatch(menuLoaded(MENU));
  store.dispatch(siteOpened());
  expect(attempts).toBe(0);

  const other = openSite({ api: { menu } });
  other.store.dispatch(siteOpened());
  await settled();
  expect(selectMenuStatus(other.store.getState())).toBe('failed');
  expect(selectMenuItems(other.store.getState())).toEqual([]);
  other.store.dispatch(siteOpened());
  expect(selectMenuStatus(other.store.getState())).toBe('loading');
});

it('takes a call that rejects as failed', async () => {
  const menu = () => Promise.reject(new Error('broken'));
  const { store } = openSite({ api: { menu } });
  store.dispatch(siteOpened());
  await settled();
  expect(selectMenuStatus(store.getState())).toBe('failed');
});

it('closes the submenu when other items arrive under its index', () => {
  const { store, clock } = openSite();
  store.dispatch(menuOpened());
  store.dispatch(submenuToggled(0));
  store.dispatch(menuLoaded(MENU));
  expect(selectActiveSubmenu(store.getState())).toBeNull();
  expect(selectOpenSubmenu(store.getState())).toBeNull();
  expect(selectMenuOpened(store.getState())).toBe(true);
  expect(clock.waiting()).toBe(0);
});

it('asks for its root class on mobile only', () => {
  const { store } = openSite();
  store.dispatch(viewportResized({ width: 390, height: 844 }));
  expect(selectMobileMenuOpened(store.getState())).toBe(false);
  store.dispatch(menuOpened());
  expect(selectMobileMenuOpened(store.getState())).toBe(true);
  store.dispatch(viewportResized({ width: 768, height: 844 }));
  expect(selectMobileMenuOpened(store.getState())).toBe(false);
});

it('has no items and requests no country where neither is available', async () => {
  const logs: unknown[] = [];
  const { store } = openSite({
    with: {
      api: { campusEvents: async () => ({ ok: true, value: EVENTS }) },
      log: (what) => logs.push(what),
    },
  });
  store.dispatch(siteOpened());
  await settled();
  expect(selectMenuStatus(store.getState())).toBe('ready');
  expect(selectMenuItems(store.getState())).toEqual([]);
  expect(store.getState().root.notice.status).toBe('idle');
  expect(logs).toEqual([]);
});

it('shows the build-time menu until there is a response, and without one', async () => {
  const menu = MENU.slice(0, 1);
  const { store } = openSite({ with: { menu } });
  store.dispatch(siteOpened());
  expect(selectMenuItems(store.getState())).toEqual(menu);
  await settled();
  expect(selectMenuItems(store.getState())).toEqual(MENU);

  const failing = openSite({
    with: { menu },
    api: { menu: async () => ({ ok: false, reason: 'timeout', message: '' }) },
  });
  failing.store.dispatch(siteOpened());
  await settled();
  expect(selectMenuItems(failing.store.getState())).toEqual(menu);
  expect(selectMenuStatus(failing.store.getState())).toBe('ready');
});

it('exchanges nothing in a menu that is open', async () => {
  const menu = MENU.slice(0, 2);
  const { store } = openSite({ with: { menu } });
  store.dispatch(siteOpened());
  store.dispatch(menuOpened());
  store.dispatch(submenuToggled(1));
  await settled();
  expect(selectOpenSubmenu(store.getState())).toBe(1);
  expect(selectMenuItems(store.getState())).toEqual(menu);
});
