import { mkdirSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createContentHost } from './contentHost.ts';
import { createSiteHandler, type SiteHandler } from './handler.ts';
import { hardenedServer } from './node.ts';
import { readBuiltSite } from './readBuiltSite.ts';
import { ask, started } from './testing/ask.ts';
import { FILM, fixtureRecordings, fixtureSite, LONG_FILM, SCRIPT, sha } from './testing/fixtures.ts';

const site = async () =>
  started(
    hardenedServer(
      createSiteHandler({
        site: readBuiltSite(await fixtureSite()),
        contentHost: createContentHost({ recordings: fixtureRecordings() }),
        redirects: { '/old': '/news/', '/older': '/old', '/firm': '/company' },
      }),
    ),
  );

const HEADERS = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

test.each([
  ['/', 'Intro'],
  ['/company', 'Company'],
  ['/company/', 'Company'],
  ['/company?as=student', 'Company'],
  ['/comp%61ny', 'Company'],
  ['/news/', 'News'],
  ['/news', 'News'],
  ['/money/$$$', 'Money'],
  ['/money/%24%24%24', 'Money'],
  ['/money/%24%24%24/', 'Money'],
  ['http://example.com/company', 'Company'],
])('serves the page of %s', async (path, title) => {
  const reply = await ask(await site(), path);
  expect(reply.status).toBe(200);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(reply.text).toContain(`<h1>${title}</h1>`);
  expect(reply.headers).toMatchObject(HEADERS);
});

test('compresses responses of the content host for clients that accept it', async () => {
  const origin = await site();
  const path = '/learn/wp-json/api/long';
  const plain = await ask(origin, path);
  const packed = await ask(origin, path, { 'Accept-Encoding': 'gzip' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(packed.bytes).toString()).toBe(plain.text);
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
});

test('serves health checks', async () => {
  let isReady = true;
  const root = await fixtureSite();
  const origin = await started(
    hardenedServer(createSiteHandler({ site: readBuiltSite(root), isReady: () => isReady })),
  );
  expect((await ask(origin, '/readyz')).status).toBe(200);
  isReady = false;
  expect(await ask(origin, '/readyz')).toMatchObject({ status: 503, headers: HEADERS });
  expect(await ask(origin, '/healthz')).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store' },
  });
});

test('logs responses without anything of the visitor', async () => {
  const log = { info: vi.fn(), error: vi.fn() };
  const origin = await started(
    hardenedServer(createSiteHandler({ site: readBuiltSite(await fixtureSite()), log })),
  );
  const reply = await ask(origin, '/company?as=student', { Cookie: 'a=1', 'X-Forwarded-For': '203.0.113.9' });
  expect(log.info.mock.calls).toEqual([
    [
      {
        requestId: reply.headers['x-request-id'],
        method: 'GET',
        route: '/company',
        status: 200,
        ms: expect.any(Number),
      },
    ],
  ]);
});

test.each([
  ['/index.html', '/'],
  ['/company/index.html?as=student', '/company/?as=student'],
  ['/money/%24%24%24/index.html', '/money/$$$/'],
])('redirects from the file %s to its page', async (path, page) => {
  const reply = await ask(await site(), path);
  expect(reply.status).toBe(301);
  expect(reply.headers.location).toBe(page);
});

test.each([
  ['/page-data.json', 'intro'],
  ['/money/%24%24%24/page-data.json', 'money'],
  ['/money/$$$/page-data.json?x', 'money'],
])('serves the page data at %s, revalidated at each visit', async (path, data) => {
  const reply = await ask(await site(), path);
  expect(reply).toMatchObject({ status: 200, text: data });
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test.each([
  '/nowhere',
  '/company/unknown-story',
  '/404',
  '/404/index.html',
  '/404/',
  '/assets/app-000000.js',
  '/assets/app-1a2b3c.js.br',
  '/assets/',
  '/.vite/manifest.json',
  '/nowhere/page-data.json',
  '//company',
  '/toString',
])('serves the 404 page at %s', async (path) => {
  const reply = await ask(await site(), path, {
    Range: 'bytes=0-1',
    'If-Match': '"older"',
    'If-None-Match': '*',
  });
  expect(reply.status).toBe(404);
  expect(reply.text).toContain('<h1>Not found</h1>');
  expect(reply.headers).toMatchObject({ ...HEADERS, 'cache-control': 'public, max-age=0, must-revalidate' });
  expect(reply.headers['content-security-policy']).toContain('sha256-');
});

test('responds with text where a site has no 404 page', async () => {
  const origin = await started(
    hardenedServer(createSiteHandler({ site: readBuiltSite(await fixtureSite({ notFound: false })) })),
  );
  expect(await ask(origin, '/nowhere')).toMatchObject({ status: 404, text: 'There is no such page.\n' });
});

test.each([
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/a%0d%0ab',
  '/../secret',
  '/assets/../../csp.json',
  '/%2e%2e/csp.json',
  '/..%2fcsp.json',
  '/..%5ccsp.json',
  '/./',
])('refuses the malformed address %s', async (path) => {
  const reply = await ask(await site(), path);
  expect(reply.status).toBe(400);
  expect(reply.headers).toMatchObject(HEADERS);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('refuses the method %s', async (method) => {
  const reply = await ask(await site(), '/learn/wp-json/api/menu', {}, method);
  expect(reply.status).toBe(405);
  expect(reply.headers).toMatchObject({ ...HEADERS, allow: 'GET, HEAD' });
});

test('responds to HEAD as to GET, without a body', async () => {
  const origin = await site();
  for (const path of ['/', '/nowhere', '/assets/app-1a2b3c.js', '/learn/wp-json/api/menu', '/old']) {
    const [got, head] = [await ask(origin, path), await ask(origin, path, {}, 'HEAD')];
    expect(head.bytes).toHaveLength(0);
    expect(head.status).toBe(got.status);
    expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' });
  }
});

test.each([
  ['/old', '/news/'],
  ['/old/', '/news/'],
  ['/older', '/news/'],
  ['/firm', '/company'],
  ['/firm/', '/company'],
  ['/firm/index.html', '/company'],
])('redirects %s permanently, in one hop', async (path, to) => {
  const reply = await ask(await site(), `${path}?utm=x`);
  expect(reply.status).toBe(301);
  expect(reply.headers.location).toBe(`${to}?utm=x`);
  expect(reply.headers).toMatchObject(HEADERS);
});

test.each([
  ['br', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip, deflate', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ['gzip, br;q=0', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
  ['*', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['', undefined, (bytes: Buffer) => bytes],
  ['identity', undefined, (bytes: Buffer) => bytes],
] as const)('serves the best coding for Accept-Encoding "%s"', async (accepted, encoding, unpack) => {
  const reply = await ask(await site(), '/assets/app-1a2b3c.js', { 'Accept-Encoding': accepted });
  expect(reply.headers['content-encoding']).toBe(encoding);
  expect(reply.headers).toMatchObject({
    ...HEADERS,
    vary: 'Accept-Encoding',
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': String(reply.bytes.length),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(unpack(reply.bytes).toString()).toBe(SCRIPT);
});

test('responds 304 to a client that has the same representation of the file', async () => {
  const origin = await site();
  const path = '/company';
  const plain = (await ask(origin, path)).headers.etag ?? '';
  const packed = (await ask(origin, path, { 'Accept-Encoding': 'br' })).headers.etag ?? '';
  expect(packed).not.toBe(plain);
  for (const tag of [plain, `W/${plain}`, `"other", ${plain}`, '*']) {
    const reply = await ask(origin, path, { 'If-None-Match': tag });
    expect(reply).toMatchObject({ status: 304, text: '' });
    expect(reply.headers).toMatchObject({ ...HEADERS, etag: plain, vary: 'Accept-Encoding' });
  }
  expect((await ask(origin, path, { 'If-None-Match': packed })).status).toBe(200);
  expect((await ask(origin, path, { 'If-None-Match': packed, 'Accept-Encoding': 'br' })).status).toBe(304);
});

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=900-', 900, 999],
  ['bytes=-100', 900, 999],
  ['bytes=990-5000', 990, 999],
])('serves the range %s of a film', async (range, start, end) => {
  const reply = await ask(await site(), '/media/films/film.mp4', { Range: range });
  expect(reply.status).toBe(206);
  expect(reply.headers).toMatchObject({
    ...HEADERS,
    'content-type': 'video/mp4',
    'content-range': `bytes ${start}-${end}/1000`,
    'content-length': String(end - start + 1),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(reply.bytes.equals(FILM.subarray(start, end + 1))).toBe(true);
});

test.each(['bytes=1000-', 'bytes=-0', 'bytes=-5000', 'bytes=5-2'])(
  'refuses the range %s, which the film does not have',
  async (range) => {
    const reply = await ask(await site(), '/media/films/film.mp4', { Range: range });
    expect(reply.status).toBe(416);
    expect(reply.headers).toMatchObject({
      ...HEADERS,
      'content-range': 'bytes */1000',
      'cache-control': 'no-store',
    });
  },
);

test.each(['bytes=0-1,5-6', 'lines=1-2', 'bytes=-', 'bytes=a-b'])(
  'serves the whole film for the range %s',
  async (range) => {
    const reply = await ask(await site(), '/media/films/film.mp4', { Range: range });
    expect(reply.status).toBe(200);
    expect(reply.headers['accept-ranges']).toBe('bytes');
    expect(reply.bytes.equals(FILM)).toBe(true);
  },
);

test('serves a range only of the file that the client has begun', async () => {
  const origin = await site();
  const path = '/media/films/film.mp4';
  const etag = (await ask(origin, path)).headers.etag ?? '';
  expect((await ask(origin, path, { Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206);
  expect((await ask(origin, path, { Range: 'bytes=0-1', 'If-Range': '"older"' })).status).toBe(200);
});

test('serves a range of the uncompressed page', async () => {
  const headers = { Range: 'bytes=0-14', 'Accept-Encoding': 'br' };
  const reply = await ask(await site(), '/company', headers);
  expect(reply).toMatchObject({ status: 206, text: '<!doctype html>' });
  expect(reply.headers['content-encoding']).toBeUndefined();
});

test('responds 412 when the file is not the one that the client expects', async () => {
  const reply = await ask(await site(), '/company', { 'If-Match': '"older"', 'Accept-Encoding': 'br' });
  expect(reply).toMatchObject({ status: 412, text: 'This file is not the one that was expected.\n' });
  expect(reply.headers['content-encoding']).toBeUndefined();
});

test('responds 304 to a client that has seen the file since it was written', async () => {
  const origin = await site();
  const seen = (await ask(origin, '/favicon.ico')).headers['last-modified'] ?? '';
  expect((await ask(origin, '/favicon.ico', { 'If-Modified-Since': seen })).status).toBe(304);
  const before = new Date(Date.parse(seen) - 60_000).toUTCString();
  expect((await ask(origin, '/favicon.ico', { 'If-Modified-Since': before })).status).toBe(200);
});

test('gives each page the policy of its own inline scripts, and other files none', async () => {
  const origin = await site();
  const policy = (await ask(origin, '/company')).headers['content-security-policy'] ?? '';
  expect(policy).toContain(`script-src 'self' ${sha('run("Company")')};`);
  expect(policy).toContain(`style-src 'self' ${sha('p{color:red}')};`);
  expect(policy).not.toContain(sha('run("Intro")'));
  const others = (await ask(origin, '/assets/app-1a2b3c.js')).headers['content-security-policy'];
  expect(others).toContain("script-src 'self';");
});

test('sends Strict-Transport-Security only where the client came by https', async () => {
  const origin = await site();
  expect((await ask(origin, '/')).headers['strict-transport-security']).toBeUndefined();
  const behindProxy = await ask(origin, '/', { 'X-Forwarded-Proto': 'https' });
  expect(behindProxy.headers['strict-transport-security']).toBe('max-age=31536000');
});

test('lets caches keep other files for an hour', async () => {
  const origin = await site();
  expect((await ask(origin, '/favicon.ico')).headers['cache-control']).toBe('public, max-age=3600');
  expect(await ask(origin, '/empty.txt')).toMatchObject({ status: 200, text: '' });
});

test('responds 500 with security headers when a file has gone since the start', async () => {
  const root = await fixtureSite();
  // A file of its own: files that another test has read are cached.
  const gone = join(root, 'gone.ico');
  writeFileSync(gone, 'gone');
  const origin = await started(hardenedServer(createSiteHandler({ site: readBuiltSite(root) })));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  unlinkSync(gone);
  const reply = await ask(origin, '/gone.ico');
  expect(reply.status).toBe(500);
  expect(reply.headers).toMatchObject({ ...HEADERS, 'content-type': 'text/plain; charset=utf-8' });
  expect(logged).toHaveBeenCalledOnce();
  writeFileSync(gone, 'gone');
  expect((await ask(origin, '/gone.ico')).text).toBe('gone');
  logged.mockRestore();
});

const raw = (origin: string, text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve(received)).on('error', reject);
  });

test.each([
  ['nonsense', 'NONSENSE\r\n\r\n', '400'],
  ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
  ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
  ['a malformed host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', '400'],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n', '417'],
])('responds to %s with security headers', async (_, text, status) => {
  const received = await raw(await site(), text);
  expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(received.toLowerCase()).toContain("frame-ancestors 'none'");
  expect(received.toLowerCase()).toContain('x-content-type-options: nosniff');
});

test('streams a long film, whole and in ranges', async () => {
  const origin = await site();
  const path = '/media/films/Long.mp4';
  const whole = await ask(origin, path);
  expect(whole.headers['content-length']).toBe(String(LONG_FILM.length));
  expect(whole.bytes.equals(LONG_FILM)).toBe(true);
  const part = await ask(origin, path, { Range: 'bytes=299990-399999' });
  expect(part.status).toBe(206);
  expect(part.bytes.equals(LONG_FILM.subarray(299_990))).toBe(true);
});

test.each(['/', '/nowhere', '/news', '/%', '/old'])(
  'responds to a Request for %s without a server',
  async (path) => {
    const root = await fixtureSite();
    const handler = createSiteHandler({ site: readBuiltSite(root), redirects: { '/old': '/news/' } });
    const response = await handler(new Request(`https://site.example${path}`));
    const statuses: Record<string, number> = { '/nowhere': 404, '/%': 400, '/old': 301 };
    expect(response.status).toBe(statuses[path] ?? 200);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('runs middleware of the site first, and adds security headers to its responses', async () => {
  const handler = createSiteHandler({
    site: readBuiltSite(await fixtureSite()),
    middleware: [async (c, next) => (c.req.path === '/healthy' ? c.text('yes') : next())],
  });
  const response = await handler(new Request('https://site.example/healthy'));
  expect(await response.text()).toBe('yes');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  expect((await handler(new Request('https://site.example/news'))).status).toBe(200);
});

test('sends Reporting-Endpoints with every response where the site has such an address', async () => {
  const site = readBuiltSite(await fixtureSite());
  const reports = 'https://reports.example.com/csp';
  const request = new Request('https://site.example/nowhere');
  const endpointsOf = async (handler: SiteHandler) =>
    (await handler(request)).headers.get('reporting-endpoints');
  expect(await endpointsOf(createSiteHandler({ site, reports }))).toBe(`main="${reports}"`);
  expect(await endpointsOf(createSiteHandler({ site }))).toBeNull();
});

test('serves a site below its origin, and redirects there from above', async () => {
  const root = await fixtureSite();
  mkdirSync(join(root, 'careers/fr/404'), { recursive: true });
  for (const name of ['index.html', 'company', 'assets', '404'])
    renameSync(join(root, name), join(root, 'careers', name));
  writeFileSync(join(root, 'careers/fr/404/index.html'), '<h1>Introuvable</h1>');
  const origin = await started(
    hardenedServer(createSiteHandler({ site: readBuiltSite(root), base: '/careers/' })),
  );
  for (const above of ['/', '/careers'])
    expect(await ask(origin, `${above}?as=student`)).toMatchObject({
      status: 302,
      headers: { location: '/careers/?as=student' },
    });
  expect((await ask(origin, '/careers/')).text).toContain('<h1>Intro</h1>');
  expect((await ask(origin, '/careers/company')).text).toContain('<h1>Company</h1>');
  expect((await ask(origin, '/careers/assets/app-1a2b3c.js')).headers['cache-control']).toContain(
    'immutable',
  );
  expect(await ask(origin, '/careers/nowhere')).toMatchObject({
    status: 404,
    text: expect.stringContaining('Not found'),
  });
  expect((await ask(origin, '/careers/fr/nulle-part')).text).toContain('Introuvable');
  expect((await ask(origin, '/elsewhere')).text).toContain('Not found');
});
