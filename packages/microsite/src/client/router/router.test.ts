import { beforeEach, expect, test, vi } from 'vitest';
import { makePage } from '../../table/page.ts';
import { nextTask } from './nextTask.ts';
import type { LoadedPage } from './pageLoader.ts';
import { createVisit, type Place } from './router.ts';
import { FakeWindow } from './testing/FakeWindow.ts';

/** A site of four pages: the slides at these addresses are drawn by one. */
const SLIDES = ['/work', '/work-abroad', '/work-outdoors'];
const keyOf = (path: string) => (SLIDES.includes(path) ? 'slides of work' : path);
const page = makePage<unknown>({ handle: {}, Component: () => null });
const loadedAt = (path: string): LoadedPage => ({ key: keyOf(path), page, data: path, heads: {} });

let browser: FakeWindow;

beforeEach(() => {
  browser = new FakeWindow();
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', {});
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('requestAnimationFrame', setTimeout);
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});

/** Waits until a press is painted and what it asked for has come. */
async function settle() {
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** A visit that has begun at a path, and everything it has shown. */
function begin(path: string, load = async (pathname: string) => loadedAt(pathname)) {
  browser.history.replaceState(null, '', path);
  const shown: Place[] = [];
  const visit = createVisit({
    loaded: loadedAt(path),
    pages: { keyOf, load },
    failedTitle: 'Not here',
    location: { pathname: path },
  });
  visit.listen((place) => shown.push(place));
  visit.catchUp();
  const last = () => shown.at(-1);
  return { visit, shown, last, settle };
}

test('another page is loaded before the address changes', async () => {
  const { visit, last, settle } = begin('/');
  browser.scrollTo(300);
  visit.navigator.push('/people', undefined, {});
  expect(browser.location.pathname).toBe('/');
  await settle();
  expect(browser.location.pathname).toBe('/people');
  expect(last()).toMatchObject({ loaded: { data: '/people' }, scroll: 0 });
});

test('slides of a section load nothing, and filters of a page change at once', async () => {
  const load = vi.fn(async (pathname: string) => loadedAt(pathname));
  const { visit, last, settle } = begin('/work', load);
  visit.navigator.push('/work-abroad', undefined, {});
  await settle();
  expect(last()?.location.pathname).toBe('/work-abroad');
  visit.navigator.replace('/work-abroad?play=4', undefined, { preventScrollReset: true });
  expect(last()).toMatchObject({ location: { search: '?play=4' }, scroll: null });
  expect(browser.entries).toHaveLength(2);
  expect(load).not.toHaveBeenCalled();
});

test('the address of a slide waits until the press is painted, and is the latest meanwhile', async () => {
  const { visit, shown, settle } = begin('/work');
  const before = visit.latest();
  visit.navigator.push('/work-abroad', undefined, {});
  expect(browser.location.pathname).toBe('/work');
  expect(shown).toEqual([]);
  expect(visit.latest()).not.toBe(before);
  const asked = visit.latest();
  await settle();
  expect(browser.location.pathname).toBe('/work-abroad');
  expect(visit.latest()).toBe(asked);
});

test('what is asked for while an address waits comes after it', async () => {
  const { visit, last, settle } = begin('/work');
  visit.navigator.push('/work-abroad', undefined, {});
  visit.navigator.push('/work-outdoors', undefined, {});
  visit.navigator.push('/people', undefined, {});
  await settle();
  await settle();
  expect(browser.entries.map(({ path }) => path)).toEqual([
    '/work',
    '/work-abroad',
    '/work-outdoors',
    '/people',
  ]);
  expect(last()?.location.pathname).toBe('/people');
});

test('going back gives up the address that waits', async () => {
  const { visit, last, settle } = begin('/work');
  visit.navigator.push('/work-abroad', undefined, {});
  await settle();
  visit.navigator.push('/work-outdoors', undefined, {});
  browser.history.go(-1);
  await settle();
  expect(browser.location.pathname).toBe('/work');
  expect(last()?.location.pathname).toBe('/work');
});

test('who asks last is served', async () => {
  let answerFirst = (_: LoadedPage) => {};
  const load = (pathname: string) =>
    pathname === '/people'
      ? new Promise<LoadedPage>((resolve) => {
          answerFirst = resolve;
        })
      : Promise.resolve(loadedAt(pathname));
  const { visit, last, settle } = begin('/', load);
  visit.navigator.push('/people', undefined, {});
  visit.navigator.push('/tips', undefined, {});
  await settle();
  answerFirst(loadedAt('/people'));
  await settle();
  expect(last()?.location.pathname).toBe('/tips');
  expect(browser.entries.map(({ path }) => path)).toEqual(['/', '/tips']);
});

test('going back finds the page and how far it was scrolled', async () => {
  const load = vi.fn(async (pathname: string) => loadedAt(pathname));
  const { visit, last, settle } = begin('/people', load);
  browser.scrollTo(700);
  visit.navigator.push('/tips', undefined, {});
  await settle();
  browser.scrollTo(0);
  visit.navigator.go(-1);
  await settle();
  expect(last()).toMatchObject({ location: { pathname: '/people' }, scroll: 700 });
  expect(load.mock.calls).toEqual([['/tips']]);
});

test('a step inside the page scrolls a window that is elsewhere, and leaves one that is there', async () => {
  const { visit, last, settle } = begin('/work');
  visit.navigator.push('/work-abroad', null);
  await settle();
  expect(last()).toMatchObject({ location: { pathname: '/work-abroad' }, scroll: null });

  browser.scrollTo(300);
  visit.navigator.push('/work-outdoors', null);
  await settle();
  expect(last()).toMatchObject({ location: { pathname: '/work-outdoors' }, scroll: 0 });
});

test('the first entry of the history is named once the page has come to life, or when the visitor leaves it', async () => {
  const { settle } = begin('/');
  expect(browser.entries).toEqual([{ state: null, path: '/' }]);
  await settle();
  expect(browser.entries).toMatchObject([{ state: { key: expect.any(String) } }]);

  const { visit } = begin('/work');
  visit.navigator.push('/work-abroad', null);
  await settle();
  const key = expect.any(String);
  const named = [{ state: { key } }, { state: { key }, path: '/work-abroad' }];
  expect(browser.entries).toMatchObject(named);
  const before = structuredClone(browser.entries);
  await settle();
  expect(browser.entries).toEqual(before);
});

test('an address inside the page leaves the window where the browser has scrolled it', async () => {
  const { last, settle } = begin('/people');
  browser.history.pushState(null, '', '/people#main');
  browser.dispatchEvent(new Event('popstate'));
  await settle();
  expect(last()).toMatchObject({ location: { hash: '#main' }, scroll: null });
});

const gone = async () => {
  throw new Error('gone');
};

test('a page that cannot be had is loaded as a document, once, and nothing is said of it before', async () => {
  const load = vi.fn(gone);
  const { visit, shown, settle } = begin('/', load);
  visit.navigator.push('/people?from=here', undefined, {});
  await settle();
  expect(browser.documents).toEqual(['assign /people?from=here']);
  expect(browser.location.pathname).toBe('/');
  expect(shown).toEqual([]);
  expect(load).toHaveBeenCalledOnce();
});

test('the document takes the place of an entry of the history that is there already', async () => {
  const { visit, settle } = begin('/', gone);
  visit.navigator.replace('/people', undefined, {});
  await settle();
  browser.history.pushState(null, '', '/tips#end');
  browser.dispatchEvent(new Event('popstate'));
  await settle();
  expect(browser.documents).toEqual(['replace /people', 'reload /tips']);
});

test('a page that failed while a hand rested on its link is not asked for again: a press loads the document', async () => {
  const load = vi.fn(gone);
  const { visit, settle } = begin('/', load);
  for (let rest = 0; rest < 3; rest += 1) {
    visit.prefetch('/people');
    await settle();
  }
  expect(browser.documents).toEqual([]);
  visit.navigator.push('/people', undefined, {});
  await settle();
  expect(load).toHaveBeenCalledOnce();
  expect(browser.documents).toEqual(['assign /people']);
});

test('a document that is on its way is let go when the visitor has gone elsewhere', async () => {
  const load = async (path: string) => (path === '/people' ? gone() : loadedAt(path));
  const { visit, last, settle } = begin('/', load);
  visit.navigator.push('/people', undefined, {});
  await settle();
  expect(browser.isStopped).toBe(false);
  visit.navigator.push('/tips', undefined, {});
  await settle();
  expect(browser.isStopped).toBe(true);
  expect(last()?.loaded.data).toBe('/tips');
});

test('without a connection a page that cannot be had is shown as such, under its own address', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { visit, last, settle } = begin('/', gone);
  visit.navigator.push('/people', undefined, {});
  await settle();
  expect(browser.documents).toEqual([]);
  expect(browser.location.pathname).toBe('/people');
  expect(last()?.loaded.data).toEqual(new Error('gone'));
  expect(last()?.loaded.heads['/people']).toContainEqual({ title: 'Not here' });
});

test('without a connection the document is loaded all the same where a service worker answers', async () => {
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } });
  const { visit, settle } = begin('/', gone);
  visit.navigator.push('/people', undefined, {});
  await settle();
  expect(browser.documents).toEqual(['assign /people']);
});

test('a page for another address goes on to the one in the bar', () => {
  browser.history.replaceState(null, '', '/work-abroad');
  const shown: Place[] = [];
  const loaded = loadedAt('/work');
  const visit = createVisit({
    loaded,
    pages: { keyOf, load: async () => loaded },
    failedTitle: 'Not here',
    location: { pathname: '/work' },
  });
  visit.listen((place) => shown.push(place));
  expect(visit.place().location.pathname).toBe('/work');
  visit.catchUp();
  expect(shown.map(({ location }) => location.pathname)).toEqual(['/work-abroad']);
});

test('a page loaded ahead is not loaded again', async () => {
  const load = vi.fn(async (pathname: string) => loadedAt(pathname));
  const { visit, last, settle } = begin('/', load);
  visit.prefetch('/people');
  await settle();
  visit.navigator.push('/people', undefined, {});
  await settle();
  expect(last()?.loaded.data).toBe('/people');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that was loaded ahead is shown in the task after that of the press', async () => {
  const { visit, last, settle } = begin('/');
  visit.prefetch('/people?from=here');
  await settle();
  visit.navigator.push('/people', undefined, {});
  for (let step = 0; step < 9; step += 1) await Promise.resolve();
  expect(last()?.loaded.data).not.toBe('/people');
  await nextTask();
  await nextTask();
  expect(last()?.loaded.data).toBe('/people');
});

test('nothing is loaded ahead for those who save data', async () => {
  const load = vi.fn(async (pathname: string) => loadedAt(pathname));
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { visit, settle } = begin('/', load);
  visit.prefetch('/people');
  await settle();
  expect(load).not.toHaveBeenCalled();
});

/** A visit whose page of people comes when it is let go. */
function beginLate() {
  let letGo = () => {};
  const people = new Promise<LoadedPage>((resolve) => {
    letGo = () => resolve(loadedAt('/people'));
  });
  const parts = begin('/', (path) => (path === '/people' ? people : Promise.resolve(loadedAt(path))));
  parts.visit.expect({ words: 'Our people', picture: null });
  return { ...parts, letGo };
}

test('what is known of a page stands at its address until it has come', async () => {
  const { visit, shown, last, settle, letGo } = beginLate();
  visit.navigator.push('/people', undefined, {});
  await vi.waitFor(() => expect(last()?.loaded.data).toEqual({ words: 'Our people', picture: null }));
  expect(browser.location.pathname).toBe('/people');
  letGo();
  await settle();
  expect(last()?.loaded.data).toBe('/people');
  expect(shown).toHaveLength(2);
  expect(browser.entries.map(({ path }) => path)).toEqual(['/', '/people']);
});

test('of a page that comes soon nothing else is shown before, nor of one that nobody waits for', async () => {
  const { visit, shown, settle, letGo } = beginLate();
  visit.navigator.push('/people', undefined, {});
  visit.navigator.push('/tips', undefined, {});
  await new Promise((resolve) => setTimeout(resolve, 100));
  letGo();
  await settle();
  expect(shown.map(({ loaded }) => loaded.data)).toEqual(['/tips']);
});
