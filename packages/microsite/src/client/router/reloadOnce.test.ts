import { beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reloadOnce.ts';

const reload = vi.fn();

function storage(keeps = true) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void (keeps && kept.set(key, value)),
  };
}

beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', storage());
});

test('loads the page again once for each build, though two servers have one each and take turns', () => {
  expect(['a1', 'b2', 'a1', 'b2', 'a1'].map(reloadOnce)).toEqual([true, true, false, false, false]);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('knows a build that has no name, in development', () => {
  expect(['', '', 'a1', ''].map(reloadOnce)).toEqual([true, false, true, false]);
});

test.each([
  ['keeps nothing', () => storage(false)],
  ['is blocked', () => undefined],
])('never loads again where storage %s', (_, given) => {
  vi.stubGlobal('sessionStorage', given());
  expect(reloadOnce('a1')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('loads nothing without a connection, and may do so later', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(reloadOnce('a1')).toBe(false);
  vi.stubGlobal('navigator', { onLine: true });
  expect(reloadOnce('a1')).toBe(true);
});
