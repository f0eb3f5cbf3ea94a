import { beforeEach, expect, test, vi } from 'vitest';
import type { LoadedPage } from './pageLoader.ts';
import { createRouter, type RouterState } from './router.ts';
import { FakeWindow } from './testing/FakeWindow.ts';
import { begin, keyOf, loadedAt, nextTask, noPreview, prepare, settle } from './testing/routerSession.ts';

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

test('another page is loaded before the address changes', async () => {
  const { router, last } = begin('/');
  browser.scrollTo(300);
  router.navigator.push('/people', undefined, {});
  expect(browser.location.pathname).toBe('/');
  await settle();
  expect(browser.location.pathname).toBe('/people');
  expect(last()).toMatchObject({ loaded: { data: '/people' }, scroll: 0 });
});

test('slides of a section load nothing, and filters of a page change at once', async () => {
  const load = vi.fn(async (pathname: string) => loadedAt(pathname));
  const { router, last } = begin('/work', load);
  router.navigator.push('/work-abroad', undefined, {});
  await settle();
  expect(last()?.location.pathname).toBe('/work-abroad');
  router.navigator.replace('/work-abroad?play=4', undefined, { preventScrollReset: true });
  expect(last()).toMatchObject({ location: { search: '?play=4' }, scroll: null });
  expect(browser.entries).toHaveLength(2);
  expect(load).not.toHaveBeenCalled();
});

test('the address of a slide changes after the press is painted; its key is the latest at once', async () => {
  const { router, shown } = begin('/work');
  const before = router.latestKey();
  router.navigator.push('/work-abroad', undefined, {});
  expect(browser.location.pathname).toBe('/work');
  expect(shown).toEqual([]);
  expect(router.latestKey()).not.toBe(before);
  const requested = router.latestKey();
  await settle();
  expect(browser.location.pathname).toBe('/work-abroad');
  expect(router.latestKey()).toBe(requested);
});

test('navigation during a pending address is committed after it', async () => {
  const { router, last } = begin('/work');
  router.navigator.push('/work-abroad', undefined, {});
  router.navigator.push('/work-outdoors', undefined, {});
  router.navigator.push('/people', undefined, {});
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

test('going back cancels a pending address', async () => {
  const { router, last } = begin('/work');
  router.navigator.push('/work-abroad', undefined, {});
  await settle();
  router.navigator.push('/work-outdoors', undefined, {});
  browser.history.go(-1);
  await settle();
  expect(browser.location.pathname).toBe('/work');
  expect(last()?.location.pathname).toBe('/work');
});

test('only the latest request wins', async () => {
  let resolveFirst = (_: LoadedPage) => {};
  const load = (pathname: string) =>
    pathname === '/people'
      ? new Promise<LoadedPage>((resolve) => {
          resolveFirst = resolve;
        })
      : Promise.resolve(loadedAt(pathname));
  const { router, last } = begin('/', load);
  router.navigator.push('/people', undefined, {});
  router.navigator.push('/tips', undefined, {});
  await settle();
  resolveFirst(loadedAt('/people'));
  await settle();
  expect(last()?.location.pathname).toBe('/tips');
  expect(browser.entries.map(({ path }) => path)).toEqual(['/', '/tips']);
});

test('going back restores the page and its scroll position', async () => {
  const load = vi.fn(async (pathname: string) => loadedAt(pathname));
  const { router, last } = begin('/people', load);
  browser.scrollTo(700);
  router.navigator.push('/tips', undefined, {});
  await settle();
  browser.scrollTo(0);
  router.navigator.go(-1);
  await settle();
  expect(last()).toMatchObject({ location: { pathname: '/people' }, scroll: 700 });
  expect(load.mock.calls).toEqual([['/tips']]);
});

test('a step inside the page scrolls the window only if it is not there already', async () => {
  const { router, last } = begin('/work');
  router.navigator.push('/work-abroad', null);
  await settle();
  expect(last()).toMatchObject({ location: { pathname: '/work-abroad' }, scroll: null });

  browser.scrollTo(300);
  router.navigator.push('/work-outdoors', null);
  await settle();
  expect(last()).toMatchObject({ location: { pathname: '/work-outdoors' }, scroll: 0 });
});

test('the first entry of the history gets a key after hydration, or when the visitor leaves it', async () => {
  begin('/');
  expect(browser.entries).toEqual([{ state: null, path: '/' }]);
  await settle();
  expect(browser.entries).toMatchObject([{ state: { key: expect.any(String) } }]);

  const { router } = begin('/work');
  router.navigator.push('/work-abroad', null);
  await settle();
  const key = expect.any(String);
  const named = [{ state: { key } }, { state: { key }, path: '/work-abroad' }];
  expect(browser.entries).toMatchObject(named);
  const before = structuredClone(browser.entries);
  await settle();
  expect(browser.entries).toEqual(before);
});

test('a hash in the address leaves scrolling to the browser', async () => {
  const { last } = begin('/people');
  browser.history.pushState(null, '', '/people#main');
  browser.dispatchEvent(new Event('popstate'));
  await settle();
  expect(last()).toMatchObject({ location: { hash: '#main' }, scroll: null });
});

const gone = async () => {
  throw new Error('gone');
};

test('a page that fails is loaded as a document, once, without an error page before', async () => {
  const load = vi.fn(gone);
  const { router, shown } = begin('/', load);
  router.navigator.push('/people?from=here', undefined, {});
  await settle();
  expect(browser.documents).toEqual(['assign /people?from=here']);
  expect(browser.location.pathname).toBe('/');
  expect(shown).toEqual([]);
  expect(load).toHaveBeenCalledOnce();
});

test('loading the document replaces the entry of the history if the navigation asks for it', async () => {
  const { router } = begin('/', gone);
  router.navigator.replace('/people', undefined, {});
  await settle();
  browser.history.pushState(null, '', '/tips#end');
  browser.dispatchEvent(new Event('popstate'));
  await settle();
  expect(browser.documents).toEqual(['replace /people', 'reload /tips']);
});

test('a page whose prefetch failed is not requested again: a press loads the document', async () => {
  const load = vi.fn(gone);
  const { router } = begin('/', load);
  for (let rest = 0; rest < 3; rest += 1) {
    router.prefetch('/people');
    await settle();
  }
  expect(browser.documents).toEqual([]);
  router.navigator.push('/people', undefined, {});
  await settle();
  expect(load).toHaveBeenCalledOnce();
  expect(browser.documents).toEqual(['assign /people']);
});

test('a document that still loads is cancelled when the visitor navigates elsewhere', async () => {
  const load = async (path: string) => (path === '/people' ? gone() : loadedAt(path));
  const { router, last } = begin('/', load);
  router.navigator.push('/people', undefined, {});
  await settle();
  expect(browser.isStopped).toBe(false);
  router.navigator.push('/tips', undefined, {});
  await settle();
  expect(browser.isStopped).toBe(true);
  expect(last()?.loaded.data).toBe('/tips');
});

test('without a connection, a page that fails shows the error page under its own address', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { router, last } = begin('/', gone);
  router.navigator.push('/people', undefined, {});
  await settle();
  expect(browser.documents).toEqual([]);
  expect(browser.location.pathname).toBe('/people');
  expect(last()?.loaded.data).toEqual(new Error('gone'));
  expect(last()?.loaded.heads['/people']).toContainEqual({ title: 'Not here' });
});

test('without a connection, the document is loaded if there is a service worker', async () => {
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } });
  const { router } = begin('/', gone);
  router.navigator.push('/people', undefined, {});
  await settle();
  expect(browser.documents).toEqual(['assign /people']);
});

test('a page that was built for another address goes on to the one in the bar', () => {
  browser.history.replaceState(null, '', '/work-abroad');
  const shown: RouterState[] = [];
  const loaded = loadedAt('/work');
  const router = createRouter({
    loaded,
    pages: { keyOf, load: async () => loaded, prepare, preview: noPreview },
    failedTitle: 'Not here',
    location: { pathname: '/work' },
  });
  router.listen((state) => shown.push(state));
  expect(router.state().location.pathname).toBe('/work');
  router.followAddressBar();
  expect(shown.map(({ location }) => location.pathname)).toEqual(['/work-abroad']);
});

test('a prefetched page is not loaded again', async () => {
  const load = vi.fn(async (pathname: string) => loadedAt(pathname));
  const { router, last } = begin('/', load);
  router.prefetch('/people');
  await settle();
  router.navigator.push('/people', undefined, {});
  await settle();
  expect(last()?.loaded.data).toBe('/people');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a prefetched page is shown in the task after that of the press', async () => {
  const { router, last } = begin('/');
  router.prefetch('/people?from=here');
  await settle();
  router.navigator.push('/people', undefined, {});
  for (let step = 0; step < 9; step += 1) await Promise.resolve();
  expect(last()?.loaded.data).not.toBe('/people');
  await nextTask();
  await nextTask();
  expect(last()?.loaded.data).toBe('/people');
});

test('a page appears when its first pictures are decoded, or without them when that takes long', async () => {
  vi.useFakeTimers();
  let decoded = () => {};
  const decodePictures = vi.fn(() => new Promise<void>((resolve) => (decoded = resolve)));
  const load = async (pathname: string): Promise<LoadedPage> => {
    const loaded = loadedAt(pathname);
    return { ...loaded, page: { ...loaded.page, decodePictures } };
  };
  const { router, last } = begin('/', load);
  router.navigator.push('/people', undefined, {});
  await vi.advanceTimersByTimeAsync(100);
  expect(last()).toBeUndefined();
  decoded();
  vi.useRealTimers();
  await settle();
  expect(last()?.loaded.data).toBe('/people');

  vi.useFakeTimers();
  router.navigator.push('/late', undefined, {});
  await vi.advanceTimersByTimeAsync(500);
  vi.useRealTimers();
  await settle();
  expect(last()?.loaded.data).toBe('/late');
});

test('the pictures of a page load with a link that the visitor approaches, not with a neighbour', async () => {
  const decodePictures = vi.fn(async () => undefined);
  const load = async (pathname: string): Promise<LoadedPage> => {
    const loaded = loadedAt(pathname);
    return { ...loaded, page: { ...loaded.page, decodePictures } };
  };
  const { router } = begin('/', load);
  router.prefetch('/people');
  await settle();
  expect(decodePictures).not.toHaveBeenCalled();
  router.prefetch('/people', { pictures: true });
  await settle();
  expect(decodePictures).toHaveBeenCalledTimes(1);
});

test('nothing is prefetched for visitors who save data', async () => {
  const load = vi.fn(async (pathname: string) => loadedAt(pathname));
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { router } = begin('/', load);
  router.prefetch('/people');
  await settle();
  expect(load).not.toHaveBeenCalled();
});

test('parts of a page are loaded without its data, except for visitors who save data', async () => {
  const load = vi.fn(async (pathname: string) => loadedAt(pathname));
  const { router } = begin('/', load);
  router.prepare('/people?from=here');
  expect(prepare.mock.calls).toEqual([['/people']]);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  router.prepare('/work');
  expect(prepare).toHaveBeenCalledTimes(1);
  await settle();
  expect(load).not.toHaveBeenCalled();
});

/** Makes a router whose page of people loads when `finish` is called. */
function beginSlow(preview = noPreview) {
  let finish = () => {};
  const people = new Promise<LoadedPage>((resolve) => {
    finish = () => resolve(loadedAt('/people'));
  });
  const load = (path: string) => (path === '/people' ? people : Promise.resolve(loadedAt(path)));
  const parts = begin('/', load, { preview });
  parts.router.setPreview({ words: 'Our people', picture: null });
  return { ...parts, finish };
}

test('the preview of a page is shown at its address until it is loaded', async () => {
  const { router, shown, last, finish } = beginSlow();
  router.navigator.push('/people', undefined, {});
  await expect.poll(() => last()?.loaded.data).toEqual({ words: 'Our people', picture: null });
  expect(browser.location.pathname).toBe('/people');
  finish();
  await settle();
  expect(last()?.loaded.data).toBe('/people');
  expect(shown).toHaveLength(2);
  expect(browser.entries.map(({ path }) => path)).toEqual(['/', '/people']);
});

/** The page of people as another page knows it. */
const known = { ...loadedAt('/people'), data: 'title', isPreview: true as const };

test('a page that the current one knows stands in for itself, and is completed where the visitor has scrolled to', async () => {
  const { router, shown, last, finish } = beginSlow(() => known);
  router.navigator.push('/people', undefined, {});
  await expect.poll(() => last()?.loaded).toBe(known);
  browser.scrollTo(40);
  finish();
  await settle();
  expect(last()).toMatchObject({ loaded: { key: known.key, data: '/people' }, scroll: null });
  expect(shown).toHaveLength(2);
});

test('a link to the page that stands in for itself does not end its loading', async () => {
  const { router, last, finish } = beginSlow(() => known);
  router.navigator.push('/people', undefined, {});
  await expect.poll(() => last()?.loaded).toBe(known);
  router.navigator.replace('/people', undefined, {});
  finish();
  await settle();
  expect(last()?.loaded.data).toBe('/people');
});

test('no preview is shown for a page that loads quickly, nor for one that was superseded', async () => {
  const { router, shown, finish } = beginSlow();
  router.navigator.push('/people', undefined, {});
  router.navigator.push('/tips', undefined, {});
  await new Promise((resolve) => setTimeout(resolve, 400));
  finish();
  await settle();
  expect(shown.map(({ loaded }) => loaded.data)).toEqual(['/tips']);
});

/** A visitor who prefers the page of people as plain text. */
const plainPeople = ({ data }: LoadedPage) => (data === '/people' ? '/people/plain' : undefined);

test('a page gives way to the form that the visitor prefers, in one entry of the history', async () => {
  const { router, shown } = begin('/', undefined, { preferredPath: plainPeople });
  router.navigator.push('/people', undefined, {});
  await settle();
  await settle();
  expect(shown.map(({ location }) => location.pathname)).toEqual(['/people/plain']);
  expect(browser.entries.map(({ path }) => path)).toEqual(['/', '/people/plain']);
});

test('going back shows the page of the address, not the preferred form', async () => {
  const { router, last } = begin('/people', undefined, { preferredPath: plainPeople });
  router.navigator.push('/other', undefined, {});
  await settle();
  browser.history.go(-1);
  await settle();
  expect(last()?.location.pathname).toBe('/people');
});
