import { request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { createSiteHandler } from './handler.ts';
import { hardenedServer } from './node.ts';
import { readBuiltSite } from './readBuiltSite.ts';
import { ask, started } from './testing/ask.ts';
import { fixtureSite } from './testing/fixtureSite.ts';

const TOLD = {
  loaded: '/company',
  pages: { '/company': 1, '/money/$$$': 2 },
  vitals: { LCP: 812.5, CLS: 0 },
};

async function site(measureTo: string | undefined) {
  const log = { info: vi.fn(), error: vi.fn() };
  const handler = createSiteHandler({ site: readBuiltSite(await fixtureSite()), log, measureTo });
  const origin = await started(hardenedServer(handler));
  /** Tells something; gives the status of the answer. */
  const tell = (body: string, headers: Record<string, string> = {}, path = '/vitals') =>
    new Promise<number | undefined>((resolve, reject) => {
      const sent = request(new URL(path, origin), { method: 'POST', headers, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on('error', reject).end(body);
    });
  return { origin, tell, lines: () => log.info.mock.calls.map(([line]) => line) };
}

test('takes what a browser measured, and writes it in the line of the answer, with nothing of the visitor', async () => {
  const { tell, lines } = await site('/vitals');
  const theirs = {
    Cookie: 'a=1',
    'User-Agent': 'Somebody/1.0',
    Referer: 'http://localhost/company?name=Ada',
  };
  expect(await tell(JSON.stringify(TOLD), theirs)).toBe(204);
  expect(lines()).toEqual([
    {
      requestId: expect.any(String),
      method: 'POST',
      route: '/vitals',
      status: 204,
      ms: expect.any(Number),
      measured: TOLD,
    },
  ]);
});

test('writes paths down only where the site has a page', async () => {
  const { tell, lines } = await site('/vitals');
  const strange = { '/for/Ada Moe': 1, '/404': 1, '/company?name=Ada': 1, '/favicon.ico': 1, '/news/': 1 };
  expect(await tell(JSON.stringify({ ...TOLD, loaded: '/for/Ada Moe', pages: strange }))).toBe(204);
  expect(lines()).toMatchObject([
    { measured: { loaded: 'unknown', pages: { '/news/': 1 }, vitals: TOLD.vitals } },
  ]);
});

test.each(['DNT', 'Sec-GPC'])('writes nothing down of whoever sends %s', async (header) => {
  const { tell, lines } = await site('/vitals');
  expect(await tell(JSON.stringify(TOLD), { [header]: '1' })).toBe(204);
  expect(lines()[0]).toMatchObject({ status: 204 });
  expect(lines()[0]).not.toHaveProperty('measured');
});

test.each([
  ['no JSON', 'LCP=812', 400],
  ['another shape', '{}', 400],
  ['a name besides', JSON.stringify({ ...TOLD, name: 'Ada' }), 400],
  ['a measurement that there is not', JSON.stringify({ ...TOLD, vitals: { age: 40 } }), 400],
  ['a number that is none', JSON.stringify({ ...TOLD, vitals: { LCP: '812' } }), 400],
  ['more views than a visit has', JSON.stringify({ ...TOLD, pages: { '/': 1e9 } }), 400],
  ['more than four kilobytes', ' '.repeat(4097), 413],
])('refuses %s', async (_, body, status) => {
  const { tell, lines } = await site('/vitals');
  expect(await tell(body)).toBe(status);
  expect(await tell(body, { 'Transfer-Encoding': 'chunked' })).toBe(status);
  for (const line of lines()) expect(line).not.toHaveProperty('measured');
});

test('takes nothing at other addresses, and nothing anywhere in a site that does not measure', async () => {
  const measuring = await site('/vitals');
  const body = JSON.stringify(TOLD);
  for (const path of ['/', '/vitals/', '/vitals/x', '/company']) {
    expect(await measuring.tell(body, {}, path)).toBe(405);
  }
  expect((await ask(measuring.origin, '/vitals')).status).toBe(404);
  expect(await (await site(undefined)).tell(body)).toBe(405);
});
