// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createSheets } from './stylesheets.ts';

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
/** The last sheet has come, with so many rules; or it cannot be had. */
function answer(type: 'load' | 'error', rules = 1) {
  const sheet = links().at(-1);
  Object.defineProperty(sheet, 'sheet', { value: { cssRules: { length: rules } } });
  sheet?.dispatchEvent(new Event(type));
}

afterEach(() => {
  document.head.replaceChildren();
});

test('a part is put on once, and is there when it has come', async () => {
  const { load } = createSheets({ story: '/assets/story.css' });
  let isThere = false;
  const both = Promise.all([load('story'), load('story')]).then(() => {
    isThere = true;
  });
  await Promise.resolve();
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/assets/story.css']);
  expect(isThere).toBe(false);
  answer('load');
  await both;
});

test('a part that cannot be had is asked for anew', async () => {
  const { load } = createSheets({ story: '/assets/story.css' });
  const first = load('story');
  answer('error');
  await expect(first).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: 'Loading CSS chunk story failed',
    code: 'CSS_CHUNK_LOAD_FAILED',
  });
  expect(links()).toEqual([]);
  const second = load('story');
  answer('load');
  await expect(second).resolves.toBeUndefined();
});

test('what a page came with, and what has no address, is there', async () => {
  const { load, note } = createSheets({ story: '/assets/story.css' });
  note(['story']);
  await Promise.all([load('story'), load('slides')]);
  expect(links()).toEqual([]);
});

test('an answer without a rule is none', async () => {
  const { load } = createSheets({ story: '/assets/story.css' });
  const loading = load('story');
  answer('load', 0);
  await expect(loading).rejects.toThrow('Loading CSS chunk story failed');
  expect(links()).toEqual([]);
});

test('a part that nobody answers for is given up in time, and its request with it', async () => {
  vi.useFakeTimers();
  const { load } = createSheets({ story: '/assets/story.css' });
  const failed = expect(load('story')).rejects.toThrow('Loading CSS chunk story failed');
  await vi.advanceTimersByTimeAsync(4999);
  expect(links()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
  expect(links()).toEqual([]);
  vi.useRealTimers();
});
