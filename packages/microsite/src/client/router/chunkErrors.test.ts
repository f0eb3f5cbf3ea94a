import { beforeEach, expect, test, vi } from 'vitest';
import { asChunkLoadError, loadChunk, loadDocument, reloadOnce } from './chunkErrors.ts';

const location = {
  pathname: '/team',
  search: '?for=students',
  assign: vi.fn(),
  replace: vi.fn(),
  reload: vi.fn(),
};

function storage(works = true) {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void (works && items.set(key, value)),
  };
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('window', { location, __prehydration: { build: 'a1' } });
  vi.stubGlobal('navigator', { onLine: true });
});

test('loadChunk resolves with the loaded value', async () => {
  await expect(loadChunk('part', Promise.resolve('loaded'))).resolves.toBe('loaded');
});

test('loadChunk names the script that failed, and keeps the cause', async () => {
  const reason = new TypeError('Failed to fetch');
  await expect(loadChunk('story', Promise.reject(reason))).rejects.toMatchObject({
    name: 'ChunkLoadError',
    message: 'Loading chunk story failed',
    cause: reason,
  });
});

test('loadChunk rejects when nothing comes in two minutes', async () => {
  vi.useFakeTimers();
  const failed = expect(loadChunk('part', new Promise(() => undefined))).rejects.toThrow(
    'Loading chunk part failed',
  );
  await vi.advanceTimersByTimeAsync(120_000);
  await failed;
  vi.useRealTimers();
});

test('asChunkLoadError knows the messages of browsers for a missing script', () => {
  const chromium = new TypeError(
    'Failed to fetch dynamically imported module: https://site.example/assets/a-1.js',
  );
  expect(asChunkLoadError(chromium)?.message).toBe('Loading chunk a-1.js failed');
  expect(asChunkLoadError(new TypeError('Importing a module script failed.'))?.name).toBe('ChunkLoadError');
  expect(asChunkLoadError(new TypeError('x is undefined'))).toBeNull();
});

test('reloadOnce reloads once for each build, also when two servers with different builds take turns', () => {
  expect(['a1', 'b2', 'a1', 'b2', 'a1'].map(reloadOnce)).toEqual([true, true, false, false, false]);
  expect(location.reload).toHaveBeenCalledTimes(2);
});

test('reloadOnce knows the build without an id, in development', () => {
  expect(['', '', 'a1', ''].map(reloadOnce)).toEqual([true, false, true, false]);
});

test.each([
  ['stores nothing', () => storage(false)],
  ['is blocked', () => undefined],
])('reloadOnce never reloads when storage %s', (_, given) => {
  vi.stubGlobal('sessionStorage', given());
  expect(reloadOnce('a1')).toBe(false);
  expect(location.reload).not.toHaveBeenCalled();
});

test('reloadOnce does nothing without a connection, and may reload later', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(reloadOnce('a1')).toBe(false);
  vi.stubGlobal('navigator', { onLine: true });
  expect(reloadOnce('a1')).toBe(true);
});

test('loadDocument goes to another address as a link does, or replaces the current entry', () => {
  expect(loadDocument('/tips?a#b', { replace: false })).toBe(true);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/tips?a#b');
  loadDocument('/tips', { replace: true });
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('/tips');
});

test('loadDocument reloads the current address, which would only scroll with a hash', () => {
  loadDocument('/team?for=students#end', { replace: false });
  expect(location.reload).toHaveBeenCalledOnce();
  expect(location.assign).not.toHaveBeenCalled();
});

test('loadDocument counts as the automatic reload of the build, and works for every press', () => {
  loadDocument('/tips', { replace: false });
  expect(reloadOnce('a1')).toBe(false);
  expect(location.reload).not.toHaveBeenCalled();
  loadDocument('/tips', { replace: false });
  expect(location.assign).toHaveBeenCalledTimes(2);
});

test('loadDocument works without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(loadDocument('/tips', { replace: false })).toBe(true);
  expect(reloadOnce('a1')).toBe(false);
});

test('loadDocument does nothing without a connection, unless a service worker responds', () => {
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: null } });
  expect(loadDocument('/tips', { replace: false })).toBe(false);
  expect(location.assign).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } });
  expect(loadDocument('/tips', { replace: false })).toBe(true);
});
