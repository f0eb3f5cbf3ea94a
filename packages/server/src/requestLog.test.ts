import { request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { createSiteHandler } from './handler.ts';
import { hardenedServer } from './node.ts';
import { readBuiltSite } from './readBuiltSite.ts';
import { ask, startTestServer } from './testing/ask.ts';
import { fixtureSite } from './testing/fixtures.ts';

const MEASURED = {
  loaded: '/company',
  pages: { '/company': 1, '/money/$$$': 2 },
  vitals: { LCP: 812.5, CLS: 0 },
};

async function site(measureTo: string | undefined) {
  const log = { info: vi.fn(), error: vi.fn() };
  const handler = createSiteHandler({ site: readBuiltSite(await fixtureSite()), log, measureTo });
  const origin = await startTestServer(hardenedServer(handler));
  /** Sends a body; returns the status of the response. */
  const send = (body: string, headers: Record<string, string> = {}, path = '/vitals') =>
    new Promise<number | undefined>((resolve, reject) => {
      const outgoing = request(
        new URL(path, origin),
        { method: 'POST', headers, agent: false },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      outgoing.on('error', reject).end(body);
    });
  return { origin, send, lines: () => log.info.mock.calls.map(([line]) => line) };
}

test('logs measurements of a browser in the line of the response, with nothing of the visitor', async () => {
  const { send, lines } = await site('/vitals');
  const theirs = {
    Cookie: 'a=1',
    'User-Agent': 'Somebody/1.0',
    Referer: 'http://localhost/company?name=Ada',
  };
  expect(await send(JSON.stringify(MEASURED), theirs)).toBe(204);
  expect(lines()).toEqual([
    {
      requestId: expect.any(String),
      method: 'POST',
      route: '/vitals',
      status: 204,
      ms: expect.any(Number),
      measured: MEASURED,
    },
  ]);
});

test('logs only paths at which the site has a page', async () => {
  const { send, lines } = await site('/vitals');
  const strange = { '/for/Ada Moe': 1, '/404': 1, '/company?name=Ada': 1, '/favicon.ico': 1, '/news/': 1 };
  expect(await send(JSON.stringify({ ...MEASURED, loaded: '/for/Ada Moe', pages: strange }))).toBe(204);
  expect(lines()).toMatchObject([
    { measured: { loaded: 'unknown', pages: { '/news/': 1 }, vitals: MEASURED.vitals } },
  ]);
});

test.each(['DNT', 'Sec-GPC'])('logs no measurements of a browser that sends %s', async (header) => {
  const { send, lines } = await site('/vitals');
  expect(await send(JSON.stringify(MEASURED), { [header]: '1' })).toBe(204);
  expect(lines()[0]).toMatchObject({ status: 204 });
  expect(lines()[0]).not.toHaveProperty('measured');
});

test.each([
  ['a body that is not JSON', 'LCP=812', 400],
  ['another shape', '{}', 400],
  ['an unknown field', JSON.stringify({ ...MEASURED, name: 'Ada' }), 400],
  ['an unknown measurement', JSON.stringify({ ...MEASURED, vitals: { age: 40 } }), 400],
  ['a number that is text', JSON.stringify({ ...MEASURED, vitals: { LCP: '812' } }), 400],
  ['more views than a visit can have', JSON.stringify({ ...MEASURED, pages: { '/': 1e9 } }), 400],
  ['more than four kilobytes', ' '.repeat(4097), 413],
])('refuses %s', async (_, body, status) => {
  const { send, lines } = await site('/vitals');
  expect(await send(body)).toBe(status);
  expect(await send(body, { 'Transfer-Encoding': 'chunked' })).toBe(status);
  for (const line of lines()) expect(line).not.toHaveProperty('measured');
});

test('takes no measurements at other addresses, nor anywhere in a site that does not measure', async () => {
  const measuring = await site('/vitals');
  const body = JSON.stringify(MEASURED);
  for (const path of ['/', '/vitals/', '/vitals/x', '/company']) {
    expect(await measuring.send(body, {}, path)).toBe(405);
  }
  expect((await ask(measuring.origin, '/vitals')).status).toBe(404);
  expect(await (await site(undefined)).send(body)).toBe(405);
});
