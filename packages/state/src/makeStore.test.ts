import { expect, it, vi } from 'vitest';
import { navigated, navigationRequested, siteOpened } from './events.ts';
import { menuOpened } from './slices/menuSlice.ts';
import { makeDeck } from './testing/makeDeck.ts';
import { openSite, settled } from './testing/openSite.ts';
import { chooseVisitorType } from './visitorType.ts';

it('begins as the built page, whatever is remembered', () => {
  const built = openSite().store.getState();
  for (const userType of ['student', 'experienced', 'corrupt']) {
    for (const userName of ['', 'A', 'Amara']) {
      expect(openSite({ remembered: { userType, userName } }).store.getState()).toEqual(built);
    }
  }
});

it('has the shape of the specification', () => {
  const { root, sections, campus } = openSite().store.getState();
  expect(root).toEqual({
    intro: false,
    lastSlide: null,
    goOn: null,
    members: [],
    awardsName: '',
    visible: { stories: false },
    menu: { items: [], opened: false, openedAt: null, submenu: null, submenuOpened: false, status: 'idle' },
    user: { name: '', type: 'student' },
    userTypes: {
      student: { colour: 'coral-dark', eContent: expect.objectContaining({ page: 'campus' }) },
      experienced: { colour: 'purple', eContent: expect.objectContaining({ page: 'connect' }) },
    },
    browser: { width: 0, height: 0, deviceWidth: 0, orientation: 'landscape' },
    notice: { visible: false, status: 'idle' },
    restored: false,
    path: null,
    navigation: { id: 0, path: null },
  });
  expect(Object.keys(sections)).toEqual(['discover', 'recruit']);
  for (const section of Object.values(sections)) {
    expect(section).toMatchObject({
      current: { slide: 0, story: 0 },
      ready: { slides: false, stories: false },
      resetting: false,
      status: 'ready',
    });
    expect(section.slides.length).toBeGreaterThan(0);
    expect(section.stories.length).toBeGreaterThan(0);
  }
  expect(campus).toMatchObject({ filter: { province: null, month: null }, sort: 'asc', status: 'idle' });
});

it('begins on the story of the address the page was built for', () => {
  const { sections, root } = openSite({ path: '/together/colleagues-student-2' }).store.getState();
  expect(sections.discover?.current.story).toBe(2);
  expect(root.visible.stories).toBe(true);
  expect(root.path).toBe('/together/colleagues-student-2');
});

it('keeps what it is given beforehand', () => {
  const { root } = openSite().store.getState();
  const { store } = openSite({
    preloadedState: { root: { ...root, user: { name: 'Amara', type: 'student' } } },
  });
  expect(store.getState().root.user.name).toBe('Amara');
});

it('shares nothing with another store of the same deck', () => {
  const deck = makeDeck();
  const [one, other] = [openSite({ deck }), openSite({ deck })];
  one.store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }));
  one.store.dispatch(menuOpened());
  expect(other.store.getState()).toEqual(openSite().store.getState());
  expect(deck).toEqual(makeDeck());
});

it('names its events after what happened', () => {
  const { store } = openSite();
  const type = (event: { type: string }) => event.type;
  expect([menuOpened(), siteOpened(), navigated({ path: '/' })].map(type)).toEqual([
    'menu/menuOpened',
    'site/siteOpened',
    'site/navigated',
  ]);
  store.dispose();
});

it('logs a listener that throws, and goes on', () => {
  const cause = new Error('no router');
  const { store, logs } = openSite({
    with: {
      onNavigate() {
        throw cause;
      },
    },
  });
  store.dispatch(navigationRequested({ path: '/connect-with-us/' }));
  expect(store.getState().root.navigation.path).toBe('/connect-with-us/');
  expect(logs).toEqual([['A listener failed', cause]]);
});

it('writes to the console without a log of its own', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { discover, recruit } = makeDeck();
  const deck = { discover: { student: discover.student }, recruit: { student: recruit.student } };
  const { store } = openSite({ deck, with: { log: undefined } });
  await expect(store.dispatch(chooseVisitorType({ type: 'experienced', from: '/' }))).rejects.toThrow();
  expect(error).toHaveBeenCalledWith('Stories failed', expect.any(Error));
  error.mockRestore();
});

it('stops timers and requests when it is disposed of', async () => {
  const { store, clock, signals } = openSite();
  store.dispatch(siteOpened());
  store.dispatch(menuOpened());
  store.dispatch(navigated({ path: '/connect-with-us/' }));
  expect(clock.waiting()).toBe(5);
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, false]);
  store.dispose();
  expect(clock.waiting()).toBe(0);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  await settled();
});
