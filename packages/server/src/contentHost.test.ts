import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type ContentHostOptions, createContentHost, readRecordings } from './contentHost.ts';
import { withBuiltResponses } from './contentProxy.ts';
import { hardenedServer } from './node.ts';
import { ask, startTestServer } from './testing/ask.ts';
import { fixtureRecordings } from './testing/fixtures.ts';

const MENU = '/learn/wp-json/api/menu';

async function mounted(options: ContentHostOptions = {}) {
  const handler = createContentHost(options);
  return startTestServer(hardenedServer(async (request) => (await handler(request)) ?? new Response('next')));
}

/** A menu that changes with a number. */
const menuOf = (turn: number) => JSON.stringify([{ title: `Tax ${turn}`, url: '/tax' }]);

/** A content host or geolocation service that records its requests. */
async function upstream(listener: RequestListener) {
  const asked: IncomingMessage[] = [];
  const origin = await startTestServer(
    createServer((request, response) => {
      asked.push(request);
      listener(request, response);
    }),
  );
  return { origin, asked };
}

test('serves the recordings where there is no content host', async () => {
  const origin = await mounted({ recordings: fixtureRecordings() });
  const menu = await ask(origin, MENU);
  expect(menu.status).toBe(200);
  expect(menu.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(JSON.parse(menu.text)).toEqual([{ title: 'Services' }]);
  expect(JSON.parse((await ask(origin, '/learn/wp-json/api/campus_events/')).text).events).toHaveLength(1);
  expect(JSON.parse((await ask(origin, '/learn/wp-json/api/other')).text)).toMatchObject({
    code: 'rest_no_route',
  });
});

test('responds with what the build has made, before the content host, and asks it for everything else', async () => {
  const { origin: contentHost, asked } = await upstream((_, response) => response.end('[]'));
  const events = '{"events":[{"id":1,"title":"Long ago","date":"2020-01-01"}]}';
  const handler = withBuiltResponses(createContentHost({ contentHost, base: '/careers/' }), {
    base: '/careers/',
    responses: { '': { campus_events: events }, fr: { campus_events: '{"events":[]}' } },
  });
  const origin = await startTestServer(
    hardenedServer(async (request) => (await handler(request)) ?? new Response('next')),
  );
  const path = '/careers/learn/wp-json/api/campus_events';
  // Real events do not come again, as recorded ones do.
  expect((await ask(origin, path)).text).toBe(events);
  expect((await ask(origin, `${path}/?lang=fr-CA`)).text).toBe('{"events":[]}');
  expect((await ask(origin, `${path}?lang=de`)).text).toBe(events);
  expect((await ask(origin, `/careers${MENU}`)).text).toBe('[]');
  expect(asked.map(({ url }) => url)).toEqual([MENU]);
});

test('responds 204 without a content host and recordings', async () => {
  const origin = await mounted();
  expect(await ask(origin, MENU)).toMatchObject({ status: 204, text: '' });
});

test('serves below the base of a site, and asks the host at its own addresses', async () => {
  const { origin: contentHost, asked } = await upstream((_, response) => response.end('[]'));
  const origin = await mounted({ contentHost, base: '/careers/' });
  expect(await ask(origin, `/careers${MENU}`)).toMatchObject({ status: 200, text: '[]' });
  expect(asked.map(({ url }) => url)).toEqual([MENU]);
  expect((await ask(origin, '/careers/geolocation')).text).toBe('{"country_code":null}');
  for (const path of [MENU, '/geolocation']) expect((await ask(origin, path)).text).toBe('next');
});

test('leaves every other address to the next handler', async () => {
  const origin = await mounted();
  for (const path of ['/', '/learn', '/learn/wp-json/', '/geolocation/x', '/%']) {
    expect((await ask(origin, path)).text).toBe('next');
  }
});

test('refuses POST', async () => {
  const reply = await ask(await mounted(), MENU, {}, 'POST');
  expect(reply.status).toBe(405);
  expect(reply.headers.allow).toBe('GET, HEAD');
});

test('proxies a call without anything of the visitor', async () => {
  const { origin: contentHost, asked } = await upstream((_, response) => {
    response.setHeader('Set-Cookie', 'wp=1');
    response.end('\uFEFF[{"title":"Tax","url":"/tax"}]');
  });
  const origin = await mounted({ contentHost: `${contentHost}/` });
  const reply = await ask(origin, `${MENU}?lang=fr&_fields=title`, {
    Cookie: 'secret=1',
    Authorization: 'x',
    Accept: '*/*',
  });
  expect(reply).toMatchObject({ status: 200, text: '[{"title":"Tax","url":"/tax"}]' });
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
  });
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect(asked[0]?.url).toBe(`${MENU}?lang=fr`);
  expect(asked[0]?.headers.accept).toBe('application/json');
  expect(asked[0]?.headers.cookie).toBeUndefined();
  expect(asked[0]?.headers.authorization).toBeUndefined();
});

test.each<[string, RequestListener]>([
  ['never answers', () => {}],
  ['stops in the middle', (_, response) => response.write('[')],
  ['cuts the line', (request) => request.socket.destroy()],
  ['answers with an error', (_, response) => response.writeHead(500).end('{"code":"internal_server_error"}')],
  ['answers with a page', (_, response) => response.end('<html></html>')],
  ['answers with something else', (_, response) => response.end('{"code":"rest_cannot_view"}')],
  ['has a menu without links', (_, response) => response.end('[{"title":"Tax"}]')],
  ['puts warnings before the answer', (_, response) => response.end('<br />Warning[]')],
  ['sends more than the limit', (_, response) => response.end(`"${'x'.repeat(5000)}"`)],
])('responds 502 when the content host %s', async (_, listener) => {
  const { origin: contentHost } = await upstream(listener);
  const reply = await ask(await mounted({ contentHost, timeoutMs: 100, maxBytes: 1000 }), MENU);
  expect(reply.status).toBe(502);
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(JSON.parse(reply.text)).toMatchObject({ code: 'content_host_unavailable' });
});

test('asks the content host once for all visitors, and again when the response is old', async () => {
  let turn = 0;
  const { origin: contentHost, asked } = await upstream((_, response) => {
    turn += 1;
    setTimeout(() => response.end(menuOf(turn)), 20);
  });
  const origin = await mounted({ contentHost });
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask(origin, MENU)));
  expect(new Set(replies.map(({ text }) => text))).toEqual(new Set([menuOf(1)]));
  await ask(origin, MENU);
  expect(asked).toHaveLength(1);

  const hasty = await mounted({ contentHost, freshMs: 1 });
  expect((await ask(hasty, MENU)).text).toBe(menuOf(2));
  await expect.poll(async () => (await ask(hasty, MENU)).text).not.toBe(menuOf(2));
});

test('serves the cached response while the content host is down, after a restart too, until it is stale', async () => {
  const cacheFile = join(mkdtempSync(join(tmpdir(), 'answers-')), 'content-host-cache.json');
  let isUp = true;
  const { origin: contentHost } = await upstream((_, response) =>
    isUp ? response.end(menuOf(1)) : response.end('{"code":"db_connect_fail"}'),
  );
  const options = { contentHost, freshMs: 1, cacheFile };
  const before = await mounted(options);
  expect((await ask(before, MENU)).text).toBe(menuOf(1));
  await expect.poll(() => existsSync(cacheFile)).toBe(true);
  isUp = false;
  for (const origin of [before, await mounted(options)]) {
    for (let time = 0; time < 3; time += 1) {
      expect(await ask(origin, MENU)).toMatchObject({ status: 200, text: menuOf(1) });
    }
  }
  expect(await ask(await mounted({ ...options, staleMs: 0 }), MENU)).toMatchObject({ status: 502 });
});

test('asks the content host only for well-formed routes', async () => {
  const { origin: contentHost, asked } = await upstream((_, response) => response.end('{}'));
  const origin = await mounted({ contentHost });
  for (const route of ['a%20b', 'menu%3Fx', '@evil', 'a//b', '']) {
    expect((await ask(origin, `/learn/wp-json/api/${route}`)).status).toBe(404);
  }
  expect(asked).toHaveLength(0);
});

test.each([
  [{ 'CF-IPCountry': 'FR' }, 'FR'],
  [{ 'X-Country-Code': 'gr' }, 'GR'],
  [{ 'CF-IPCountry': 'XX', 'X-Country-Code': 'DE' }, 'DE'],
  [{ 'CF-IPCountry': 'T1' }, null],
  [{ 'CF-IPCountry': '<script>' }, null],
  [{}, null],
])('reads the country of the edge header %j', async (headers, code) => {
  const reply = await ask(await mounted(), '/geolocation', headers as Record<string, string>);
  expect(JSON.parse(reply.text)).toEqual({ country_code: code });
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
});

test('asks the geolocation service with the key, which stays on the server', async () => {
  const { origin: service, asked } = await upstream((request, response) =>
    response
      .setHeader('X-Echo', request.url ?? '')
      .end('{"country_code":"fr","ip":"203.0.113.9","key":"s3cret&"}'),
  );
  const origin = await mounted({ geolocation: { url: `${service}/v1?lang=en`, key: 's3cret&' } });
  const reply = await ask(origin, '/geolocation', {
    'X-Forwarded-For': '203.0.113.9, 10.0.0.1',
    Cookie: 'a=1',
  });
  expect(reply.text).toBe('{"country_code":"FR"}');
  expect(JSON.stringify(reply.headers)).not.toContain('s3cret');
  expect(asked[0]?.url).toBe('/v1?lang=en&key=s3cret%26&ip=203.0.113.9');
  expect(asked[0]?.headers.cookie).toBeUndefined();
});

test('fills key and IP address into the address of the service', async () => {
  const { origin: service, asked } = await upstream((_, response) => response.end('{"country_code":"CA"}'));
  const origin = await mounted({ geolocation: { url: `${service}/{ip}?access={key}`, key: '$& 1' } });
  await ask(origin, '/geolocation', { 'X-Forwarded-For': '2001:db8::1' });
  expect(asked[0]?.url).toBe('/2001%3Adb8%3A%3A1?access=%24%26%201');
});

test('does not ask the service when the edge sends the country', async () => {
  const { origin: url, asked } = await upstream((_, response) => response.end('{"country_code":"CA"}'));
  const reply = await ask(await mounted({ geolocation: { url, key: 'k' } }), '/geolocation', {
    'CF-IPCountry': 'NO',
  });
  expect(reply.text).toBe('{"country_code":"NO"}');
  expect(asked).toHaveLength(0);
});

test.each<[string, RequestListener]>([
  ['never answers', () => {}],
  ['fails', (_, response) => response.writeHead(401).end('{"error":"bad key s3cret"}')],
  ['answers with something else', (_, response) => response.end('[]')],
  ['answers with no country', (_, response) => response.end('{"country_code":"Earth"}')],
])('responds with no country when the service %s', async (_, listener) => {
  const { origin: url } = await upstream(listener);
  const reply = await ask(
    await mounted({ geolocation: { url, key: 's3cret', timeoutMs: 50 } }),
    '/geolocation',
  );
  expect(reply).toMatchObject({ status: 200, text: '{"country_code":null}' });
});

/** A response that pages can read, with a date and a time zone of the test. */
const eventsWith = (date: string, timezone = 'America/Toronto') =>
  JSON.stringify({ events: [{ id: 12, title: 'Winter fair', date, timezone }] });
const EVENTS = '/learn/wp-json/api/campus_events';

test('reports what pages leave out of a response, with field and value, and again only when that changes', async () => {
  // All requests come within one millisecond, as they sometimes do.
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  let text = eventsWith('19/01/2027');
  const { origin: contentHost } = await upstream((_, response) => response.end(text));
  const told: string[] = [];
  const origin = await mounted({ contentHost, freshMs: 0, staleMs: 0, report: (line) => told.push(line) });
  const lines = [
    'campus_events: 1 value is left out, because pages cannot use them:',
    'campus_events: event 12 "Winter fair": date "19/01/2027" is not a day of the calendar: write "2027-01-19".',
  ];
  expect((await ask(origin, EVENTS)).text).toBe(text);
  expect(told).toEqual(lines);
  await ask(origin, EVENTS);
  expect(told).toEqual(lines);
  text = eventsWith('2027-01-19', 'Mars/Base');
  await ask(origin, EVENTS);
  expect(told.slice(2)).toEqual([
    lines[0],
    expect.stringContaining('timezone "Mars/Base" is not a time zone'),
  ]);
  text = eventsWith('2027-01-19');
  await ask(origin, EVENTS);
  expect(told).toHaveLength(4);
});

test('reports what pages leave out of recordings at the start', () => {
  const recordings = mkdtempSync(join(tmpdir(), 'recorded-'));
  mkdirSync(join(recordings, 'fr'));
  writeFileSync(join(recordings, 'campus-events.json'), eventsWith('2027-01-19'));
  writeFileSync(join(recordings, 'fr', 'campus-events.json'), eventsWith('le 19 janvier'));
  writeFileSync(join(recordings, 'menu.json'), '<html>');
  const told: string[] = [];
  createContentHost({ recordings, report: (line) => told.push(line) });
  expect(told).toEqual([
    'menu: pages cannot read its recorded response.',
    'fr: campus_events: 1 value is left out, because pages cannot use them:',
    expect.stringContaining('fr: campus_events: event 12 "Winter fair": date "le 19 janvier" is not a day'),
  ]);
});

test('follows redirects of the content host, but no loop', async () => {
  const { origin: contentHost, asked } = await upstream((request, response) => {
    const isThere = request.url?.endsWith('/') ?? false;
    if (isThere) return response.end(menuOf(1));
    response
      .writeHead(301, { Location: request.url?.includes('round') ? request.url : `${request.url}/` })
      .end();
  });
  const origin = await mounted({ contentHost });
  expect(await ask(origin, MENU)).toMatchObject({ status: 200, text: menuOf(1) });
  expect(asked).toHaveLength(2);
  expect((await ask(origin, '/learn/wp-json/api/round')).status).toBe(502);
  expect(asked).toHaveLength(6);
});

test('never asks itself when the site is its own content host', async () => {
  const asked: string[] = [];
  let handler: ReturnType<typeof createContentHost> = async () => null;
  const origin = await startTestServer(
    hardenedServer(async (request) => {
      asked.push(new URL(request.url).pathname);
      return (await handler(request)) ?? new Response('next');
    }),
  );
  handler = createContentHost({ contentHost: origin });
  expect((await ask(origin, MENU, { Host: new URL(origin).host })).status).toBe(502);
  expect(asked).toEqual([MENU]);
});

test('cuts a menu of thousands to what is shown, and reports once how much is left out', async () => {
  const items = Array.from({ length: 20_000 }, (_, id) => ({ title: `Item ${id}`, url: `/item/${id}` }));
  const { origin: contentHost } = await upstream((_, response) => response.end(JSON.stringify(items)));
  const told: string[] = [];
  const origin = await mounted({ contentHost, freshMs: 0, staleMs: 0, report: (line) => told.push(line) });
  for (let time = 0; time < 2; time += 1) {
    const { text } = await ask(origin, MENU);
    // One item more than is shown tells pages that there are others.
    expect(JSON.parse(text)).toHaveLength(17);
    expect(JSON.parse(text)[16]).toMatchObject({ title: 'Item 16', url: '/item/16' });
  }
  expect(told).toEqual(['menu: 19984 items are left out: the limit is 16.']);
});

test('cuts off an endless body, and responds 502', async () => {
  let sent = 0;
  const { origin: contentHost } = await upstream((_, response) => {
    const write = () => {
      while (!response.destroyed) {
        sent += 65_536;
        if (!response.write(' '.repeat(65_536))) break;
      }
    };
    response.on('drain', write);
    write();
  });
  expect(await ask(await mounted({ contentHost }), MENU)).toMatchObject({ status: 502 });
  // Includes the buffers of both ends.
  expect(sent).toBeLessThan(2 ** 24);
});

function recordings(files: Record<string, string | Buffer>): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'site-')), 'recordings');
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }));
  for (const [name, bytes] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
  return folder;
}

test('reads recordings by route, and skips files of operating systems', () => {
  const folder = recordings({
    'campus-events.json': Buffer.from('\ufeff{ "events": [] }', 'utf16le'),
    'fr/menu.json': '\ufeff["à"]',
    '._menu.json': Buffer.of(0, 5, 0x16, 7),
    'fr/~$menu.json': Buffer.of(0, 5),
    '__MACOSX/menu.json': '[]',
  });
  expect(readRecordings(folder)).toEqual({
    '': { campus_events: '{ "events": [] }' },
    fr: { menu: '["à"]' },
  });
  expect(readRecordings(undefined)).toEqual({});
});

test('refuses a damaged file, and two files of one route', () => {
  expect(() => readRecordings(recordings({ 'menu.json': '[\n"Carriâ€™re"]' }))).toThrow(
    'recordings/menu.json, line 2, column 7: "Carriâ€™re" is UTF-8 that was read as Windows-1252.',
  );
  expect(() =>
    readRecordings(recordings({ 'campus-events.json': '{}', 'campus_events.json': '{}' })),
  ).toThrow(
    'recordings/campus_events.json: another file has a response of the route "campus_events" already',
  );
});
