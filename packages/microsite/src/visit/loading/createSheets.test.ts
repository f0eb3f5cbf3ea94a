// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { createSheets } from './createSheets.ts';

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
const answer = (type: 'load' | 'error') => links().at(-1)?.dispatchEvent(new Event(type));

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
  await expect(first).rejects.toThrow('/assets/story.css cannot be had.');
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
