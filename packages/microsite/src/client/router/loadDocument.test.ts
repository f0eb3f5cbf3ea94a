import { beforeEach, expect, test, vi } from 'vitest';
import { loadDocument } from './loadDocument.ts';
import { reloadOnce } from './reloadOnce.ts';

const location = {
  pathname: '/team',
  search: '?for=students',
  assign: vi.fn(),
  replace: vi.fn(),
  reload: vi.fn(),
};

beforeEach(() => {
  vi.clearAllMocks();
  const kept = new Map<string, string>();
  const setItem = (key: string, value: string) => kept.set(key, value);
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem });
  vi.stubGlobal('window', { location, __early: { build: 'a1' } });
  vi.stubGlobal('navigator', { onLine: true });
});

test('goes to another address as a link does, or in the place of the entry that is there', () => {
  expect(loadDocument('/tips?a#b', { replace: false })).toBe(true);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('/tips?a#b');
  loadDocument('/tips', { replace: true });
  expect(location.replace).toHaveBeenCalledExactlyOnceWith('/tips');
});

test('loads the address in the bar again, which would only be scrolled with a hash', () => {
  loadDocument('/team?for=students#end', { replace: false });
  expect(location.reload).toHaveBeenCalledOnce();
  expect(location.assign).not.toHaveBeenCalled();
});

test('is the one time that a build is asked for again by itself, and is there for every press', () => {
  loadDocument('/tips', { replace: false });
  expect(reloadOnce('a1')).toBe(false);
  expect(location.reload).not.toHaveBeenCalled();
  loadDocument('/tips', { replace: false });
  expect(location.assign).toHaveBeenCalledTimes(2);
});

test('needs no storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(loadDocument('/tips', { replace: false })).toBe(true);
  expect(reloadOnce('a1')).toBe(false);
});

test('does nothing without a connection, unless a service worker answers', () => {
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: null } });
  expect(loadDocument('/tips', { replace: false })).toBe(false);
  expect(location.assign).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } });
  expect(loadDocument('/tips', { replace: false })).toBe(true);
});
