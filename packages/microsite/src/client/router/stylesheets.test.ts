// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createStylesheets } from './stylesheets.ts';

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
