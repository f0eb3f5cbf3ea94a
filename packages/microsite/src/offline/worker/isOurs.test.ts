import { expect, test, vi } from 'vitest';

vi.stubGlobal('OFFLINE_SETTINGS', { languages: [], geolocation: '/geolocation' });
const { isOurs } = await import('./isOurs.ts');

const answerOf = (type: string, body = '') => new Response(body, { headers: { 'Content-Type': type } });
const isKept = (path: string, answer: Response) => isOurs(`https://firm.example${path}`, answer);

const SIGN_IN = '<!doctype html><title>Sign in to this network</title>';
const PAGE = '<!doctype html><script data-page="/team/page-data.json?1a2b">';

test.each([
  ['/media/Ada_Moe.b571dc-320.avif', 'image/avif'],
  ['/assets/entry-1a2b.js', 'text/javascript; charset=utf-8'],
  ['/assets/late-1a2b.css', 'text/css'],
  ['/assets/anek-1a2b.woff2', 'font/woff2'],
  ['/team/page-data.json', 'application/json'],
  ['/media/captions.vtt', 'text/vtt'],
  ['/learn/wp-json/api/menu', 'application/json; charset=utf-8'],
  ['/learn/wp-json/api/campus_events?lang=fr', 'application/json'],
  ['/geolocation', 'application/json'],
])('%s is kept as %s, and not as the page of a network that asks to sign in', async (path, type) => {
  expect(await isKept(path, answerOf(type))).toBe(true);
  expect(await isKept(path, answerOf('text/html', SIGN_IN))).toBe(false);
});

test('a page is kept if it is one of ours, and can be read afterwards', async () => {
  const page = answerOf('text/html', PAGE);
  expect(await isKept('/team', page)).toBe(true);
  expect(await page.text()).toBe(PAGE);
  expect(await isKept('/team', answerOf('text/html', SIGN_IN))).toBe(false);
  expect(await isKept('/', answerOf('text/html'))).toBe(false);
});
