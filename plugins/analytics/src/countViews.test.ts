// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { start } from './countViews.ts';

afterEach(() => vi.unstubAllGlobals());

/** Visits two pages with a service. Returns the requests. */
function visit(options: Parameters<typeof start>[0]['options']) {
  const send = vi.fn((_url: string, _options: RequestInit) => Promise.reject(new Error('No network.')));
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('location', { origin: 'https://grow.example.com' });
  start({ options, onPage: (listener) => ['/rise', '/rise/a-first-day'].map(listener) });
  return send.mock.calls;
}

test('sends each page view to Plausible, without cookies and referrer', () => {
  const calls = visit({ service: 'plausible', host: 'https://stats.example.com/', site: 'grow.example.com' });
  expect(calls.map(([url]) => url)).toEqual(Array(2).fill('https://stats.example.com/api/event'));
  expect(calls.map(([, { body }]) => JSON.parse(String(body)))).toEqual([
    { name: 'pageview', url: 'https://grow.example.com/rise', domain: 'grow.example.com' },
    { name: 'pageview', url: 'https://grow.example.com/rise/a-first-day', domain: 'grow.example.com' },
  ]);
  expect(calls[0]?.[1]).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    mode: 'no-cors',
    keepalive: true,
    signal: expect.any(AbortSignal),
  });
});

test('sends each page view to Matomo, below its path', () => {
  const [first] = visit({ service: 'matomo', host: 'https://example.com/matomo/', site: 3 });
  expect(first?.[0]).toBe('https://example.com/matomo/matomo.php');
  expect(String(first?.[1].body)).toBe(
    'idsite=3&rec=1&apiv=1&send_image=0&url=https%3A%2F%2Fgrow.example.com%2Frise',
  );
});
