// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { definePage } from '../../routes/route.ts';
import { cachePages, createStylesheets, type LoadedPage } from './pageLoader.ts';

const page = definePage<unknown>({ metadata: {}, Component: () => null });
const loadedAt = async (path: string): Promise<LoadedPage> => ({ key: path, page, data: path, heads: {} });
const same = (path: string) => path;

test('a page that was requested recently is not loaded again', async () => {
  const load = vi.fn(loadedAt);
  const request = cachePages(load, same);
  expect(await request('/a')).toBe(await request('/a'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('the initial page is not loaded until five others were requested', async () => {
  const load = vi.fn(loadedAt);
  const initial = await loadedAt('/here');
  const request = cachePages(load, same, initial);
  expect(await request('/here')).toBe(initial);
  expect(load).not.toHaveBeenCalled();
  for (const path of ['/1', '/2', '/3', '/4', '/5']) await request(path);
  expect(await request('/here')).not.toBe(initial);
});

test('addresses with the same key share a page', async () => {
  const load = vi.fn(loadedAt);
  const request = cachePages(load, () => 'discover');
  await request('/a');
  expect(await request('/b')).toMatchObject({ data: '/a' });
});

test('the cache holds the five pages that were requested last', async () => {
  const load = vi.fn(loadedAt);
  const request = cachePages(load, same);
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/1', '/6']) await request(path);
  load.mockClear();
  for (const path of ['/1', '/3', '/4', '/5', '/6']) await request(path);
  expect(load).not.toHaveBeenCalled();
  await request('/2');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failed page is never requested again, even after more than five others', async () => {
  const load = vi.fn(async (path: string) => {
    if (path === '/gone') throw new Error('404');
    return loadedAt(path);
  });
  const request = cachePages(load, same);
  await expect(request('/gone')).rejects.toThrow('404');
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6']) await request(path);
  load.mockClear();
  await expect(request('/gone')).rejects.toThrow('404');
  expect(load).not.toHaveBeenCalled();
});

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
/** Lets the last requested sheet load with this many rules, or fail. */
function respond(type: 'load' | 'error', rules = 1) {
  const sheet = links().at(-1);
  Object.defineProperty(sheet, 'sheet', { value: { cssRules: { length: rules } } });
  sheet?.dispatchEvent(new Event(type));
}

afterEach(() => {
  document.head.replaceChildren();
});

test('a chunk is added once, and is ready when it has loaded', async () => {
  const { load } = createStylesheets({ story: '/assets/story.css' });
  let isReady = false;
  const both = Promise.all([load('story'), load('story')]).then(() => {
    isReady = true;
  });
  await Promise.resolve();
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/assets/story.css']);
  expect(isReady).toBe(false);
  respond('load');
  await both;
});

test('a chunk that failed is requested again', async () => {
  const { load } = createStylesheets({ story: '/assets/story.css' });
  const first = load('story');
  respond('error');
  await expect(first).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: 'Loading CSS chunk story failed',
    code: 'CSS_CHUNK_LOAD_FAILED',
  });
  expect(links()).toEqual([]);
  const second = load('story');
  respond('load');
  await expect(second).resolves.toBeUndefined();
});

test('a chunk that came with the page, or has no address, is ready', async () => {
  const { load, markLoaded } = createStylesheets({ story: '/assets/story.css' });
  markLoaded(['story']);
  await Promise.all([load('story'), load('slides')]);
  expect(links()).toEqual([]);
});

test('a sheet without rules counts as failed', async () => {
  const { load } = createStylesheets({ story: '/assets/story.css' });
  const loading = load('story');
  respond('load', 0);
  await expect(loading).rejects.toThrow('Loading CSS chunk story failed');
  expect(links()).toEqual([]);
});

test('a chunk without a response fails after five seconds, and its request is cancelled', async () => {
  vi.useFakeTimers();
  const { load } = createStylesheets({ story: '/assets/story.css' });
  const failed = expect(load('story')).rejects.toThrow('Loading CSS chunk story failed');
  await vi.advanceTimersByTimeAsync(4999);
  expect(links()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
  expect(links()).toEqual([]);
  vi.useRealTimers();
});
