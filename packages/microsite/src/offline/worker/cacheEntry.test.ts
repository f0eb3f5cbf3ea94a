import { expect, test, vi } from 'vitest';
import { CACHED_AT, CACHED_BYTES, REVISION } from '../protocol.ts';

vi.stubGlobal('OFFLINE_SETTINGS', { languages: [], geolocation: '/geolocation' });
vi.resetModules();
const { isValidResponse, toCacheEntry } = await import('./cacheEntry.ts');

const withType = (type: string, body = '') => new Response(body, { headers: { 'Content-Type': type } });
const isValid = (path: string, response: Response) =>
  isValidResponse(`https://firm.example${path}`, response);

const SIGN_IN = '<!doctype html><title>Sign in to this network</title>';
const PAGE = '<!doctype html><script data-page="/team/page-data.json?1a2b">';

test.each([
  ['/media/Ada_Moe.b571dc-320.avif', 'image/avif'],
  ['/assets/entry-1a2b.js', 'text/javascript; charset=utf-8'],
  ['/assets/deferred-1a2b.css', 'text/css'],
  ['/assets/anek-1a2b.woff2', 'font/woff2'],
  ['/team/page-data.json', 'application/json'],
  ['/media/captions.vtt', 'text/vtt'],
  ['/learn/wp-json/api/menu', 'application/json; charset=utf-8'],
  ['/learn/wp-json/api/campus_events?lang=fr', 'application/json'],
  ['/geolocation', 'application/json'],
])('%s is valid as %s, and not as the sign-in page of a network', async (path, type) => {
  expect(await isValid(path, withType(type))).toBe(true);
  expect(await isValid(path, withType('text/html', SIGN_IN))).toBe(false);
});

test('a page of ours is valid, and its body can still be read; any other page is not', async () => {
  const page = withType('text/html', PAGE);
  expect(await isValid('/team', page)).toBe(true);
  expect(await page.text()).toBe(PAGE);
  expect(await isValid('/team', withType('text/html', SIGN_IN))).toBe(false);
  expect(await isValid('/', withType('text/html'))).toBe(false);
});

/** Makes a response as browsers give it for the site's own origin. */
function responseOf(body: string, { status = 200, redirected = false, type = 'basic' } = {}): Response {
  const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'br', 'Content-Length': '3' };
  const response = new Response(body, { status, headers });
  return Object.defineProperties(response, { redirected: { value: redirected }, type: { value: type } });
}

test('a cache entry is decompressed, and has its size, its time and its revision', async () => {
  const before = Date.now();
  const entry = await toCacheEntry(responseOf('Élan'), 'a1');
  const { headers } = entry ?? new Response();
  expect(await entry?.text()).toBe('Élan');
  expect(headers.get(CACHED_BYTES)).toBe('5');
  expect(Number(headers.get(CACHED_AT))).toBeGreaterThanOrEqual(before);
  expect(headers.get(REVISION)).toBe('a1');
  expect(headers.get('Content-Type')).toBe('text/html');
  expect(headers.has('Content-Encoding')).toBe(false);
});

test('error statuses, opaque responses and redirects give no cache entry', async () => {
  expect(await toCacheEntry(responseOf('', { status: 404 }))).toBeNull();
  expect(await toCacheEntry(responseOf('', { type: 'opaque' }))).toBeNull();
  expect(await toCacheEntry(responseOf('', { redirected: true }))).toBeNull();
});

test('a response that would evict everything else gives no cache entry', async () => {
  expect(await toCacheEntry(responseOf('x'.repeat(4 * 2 ** 20)))).not.toBeNull();
  expect(await toCacheEntry(responseOf('x'.repeat(4 * 2 ** 20 + 1)))).toBeNull();
});
