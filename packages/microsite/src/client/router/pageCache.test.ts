import { expect, test, vi } from 'vitest';
import { makePage } from '../../table/page.ts';
import { keepPages } from './pageCache.ts';
import type { LoadedPage } from './pageLoader.ts';

const page = makePage<unknown>({ handle: {}, Component: () => null });
const loadedAt = async (path: string): Promise<LoadedPage> => ({ key: path, page, data: path, heads: {} });
const same = (path: string) => path;

test('a page that was asked for lately is not loaded again', async () => {
  const load = vi.fn(loadedAt);
  const ask = keepPages(load, same);
  expect(await ask('/a')).toBe(await ask('/a'));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that is there already is not loaded, until five others were asked for', async () => {
  const load = vi.fn(loadedAt);
  const here = await loadedAt('/here');
  const ask = keepPages(load, same, here);
  expect(await ask('/here')).toBe(here);
  expect(load).not.toHaveBeenCalled();
  for (const path of ['/1', '/2', '/3', '/4', '/5']) await ask(path);
  expect(await ask('/here')).not.toBe(here);
});

test('addresses with one key share a page', async () => {
  const load = vi.fn(loadedAt);
  const ask = keepPages(load, () => 'discover');
  await ask('/a');
  expect(await ask('/b')).toMatchObject({ data: '/a' });
});

test('five are kept, those that were asked for last', async () => {
  const load = vi.fn(loadedAt);
  const ask = keepPages(load, same);
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/1', '/6']) await ask(path);
  load.mockClear();
  for (const path of ['/1', '/3', '/4', '/5', '/6']) await ask(path);
  expect(load).not.toHaveBeenCalled();
  await ask('/2');
  expect(load).toHaveBeenCalledTimes(1);
});

test('what failed is not asked for again, however many others are', async () => {
  const load = vi.fn(async (path: string) => {
    if (path === '/gone') throw new Error('404');
    return loadedAt(path);
  });
  const ask = keepPages(load, same);
  await expect(ask('/gone')).rejects.toThrow('404');
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6']) await ask(path);
  load.mockClear();
  await expect(ask('/gone')).rejects.toThrow('404');
  expect(load).not.toHaveBeenCalled();
});
