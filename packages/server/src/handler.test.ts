import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createSiteHandler, type SiteHandler } from './handler.ts';
import { hardenedServer } from './node.ts';
import { readBuiltSite } from './readBuiltSite.ts';
import { ask, startTestServer } from './testing/ask.ts';
import { fixtureSite } from './testing/fixtures.ts';
import { SECURITY_HEADERS, servedSite } from './testing/servedSite.ts';

test('compresses responses of the content host for clients that accept it', async () => {
  const origin = await servedSite();
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
  const origin = await startTestServer(
    hardenedServer(createSiteHandler({ site: readBuiltSite(root), isReady: () => isReady })),
  );
  expect((await ask(origin, '/readyz')).status).toBe(200);
  isReady = false;
  expect(await ask(origin, '/readyz')).toMatchObject({ status: 503, headers: SECURITY_HEADERS });
  expect(await ask(origin, '/healthz')).toMatchObject({
    status: 200,
    headers: { 'cache-control': 'no-store' },
  });
});

test('logs responses without anything of the visitor', async () => {
  const log = { info: vi.fn(), error: vi.fn() };
  const origin = await startTestServer(
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
  const reply = await ask(await servedSite(), path);
  expect(reply.status).toBe(400);
  expect(reply.headers).toMatchObject(SECURITY_HEADERS);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'])('refuses the method %s', async (method) => {
  const reply = await ask(await servedSite(), '/learn/wp-json/api/menu', {}, method);
  expect(reply.status).toBe(405);
  expect(reply.headers).toMatchObject({ ...SECURITY_HEADERS, allow: 'GET, HEAD' });
});

test('responds to HEAD as to GET, without a body', async () => {
  const origin = await servedSite();
  for (const path of ['/', '/nowhere', '/assets/app-1a2b3c.js', '/learn/wp-json/api/menu', '/old']) {
    const [got, head] = [await ask(origin, path), await ask(origin, path, {}, 'HEAD')];
    expect(head.bytes).toHaveLength(0);
    expect(head.status).toBe(got.status);
    expect({ ...head.headers, date: '' }).toEqual({ ...got.headers, date: '' });
  }
});

test('sends Strict-Transport-Security only where the client came by https', async () => {
  const origin = await servedSite();
  expect((await ask(origin, '/')).headers['strict-transport-security']).toBeUndefined();
  const behindProxy = await ask(origin, '/', { 'X-Forwarded-Proto': 'https' });
  expect(behindProxy.headers['strict-transport-security']).toBe('max-age=31536000');
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
  const received = await raw(await servedSite(), text);
  expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(received.toLowerCase()).toContain("frame-ancestors 'none'");
  expect(received.toLowerCase()).toContain('x-content-type-options: nosniff');
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
  const origin = await startTestServer(
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
