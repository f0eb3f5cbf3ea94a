import { expect, test, vi } from 'vitest';
import { makePage } from '../../routes/page.ts';
import { cachePages } from './pageCache.ts';
import type { LoadedPage } from './pageLoader.ts';

const page = makePage<unknown>({ handle: {}, Component: () => null });
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
