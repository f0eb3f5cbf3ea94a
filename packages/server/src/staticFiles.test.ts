import { unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createSiteHandler } from './handler.ts';
import { hardenedServer } from './node.ts';
import { readBuiltSite } from './readBuiltSite.ts';
import { ask, startTestServer } from './testing/ask.ts';
import { fixtureSite, sha } from './testing/fixtures.ts';
import { SECURITY_HEADERS, servedSite } from './testing/servedSite.ts';

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
  const reply = await ask(await servedSite(), path);
  expect(reply.status).toBe(200);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(reply.text).toContain(`<h1>${title}</h1>`);
  expect(reply.headers).toMatchObject(SECURITY_HEADERS);
});

test.each([
  ['/index.html', '/'],
  ['/company/index.html?as=student', '/company/?as=student'],
  ['/money/%24%24%24/index.html', '/money/$$$/'],
])('redirects from the file %s to its page', async (path, page) => {
  const reply = await ask(await servedSite(), path);
  expect(reply.status).toBe(301);
  expect(reply.headers.location).toBe(page);
});

test.each([
  ['/page-data.json', 'intro'],
  ['/money/%24%24%24/page-data.json', 'money'],
  ['/money/$$$/page-data.json?x', 'money'],
])('serves the page data at %s, revalidated at each visit', async (path, data) => {
  const reply = await ask(await servedSite(), path);
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
  const reply = await ask(await servedSite(), path, {
    Range: 'bytes=0-1',
    'If-Match': '"older"',
    'If-None-Match': '*',
  });
  expect(reply.status).toBe(404);
  expect(reply.text).toContain('<h1>Not found</h1>');
  expect(reply.headers).toMatchObject({
    ...SECURITY_HEADERS,
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  expect(reply.headers['content-security-policy']).toContain('sha256-');
});

test('responds with text where a site has no 404 page', async () => {
  const origin = await startTestServer(
    hardenedServer(createSiteHandler({ site: readBuiltSite(await fixtureSite({ notFound: false })) })),
  );
  expect(await ask(origin, '/nowhere')).toMatchObject({ status: 404, text: 'There is no such page.\n' });
});

test.each(['/people/mo', '/people/mo/', '/people/mo?utm=x', '/people/ren%C3%A9'])(
  'responds 410 at %s with its page, which has no address of its own',
  async (path) => {
    const gone = { '/people/mo': '/news/index.html', '/people/rené': '/news/index.html' };
    const origin = await startTestServer(
      hardenedServer(createSiteHandler({ site: readBuiltSite(await fixtureSite()), gone })),
    );
    const reply = await ask(origin, path, { Range: 'bytes=0-9', 'If-None-Match': '*' });
    expect(reply.status).toBe(410);
    expect(reply.text).toContain('<h1>News</h1>');
    expect(reply.headers).toMatchObject({
      ...SECURITY_HEADERS,
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect((await ask(origin, '/news/')).status).toBe(404);
    expect((await ask(origin, '/news/index.html')).status).toBe(404);
    expect((await ask(origin, '/people')).status).toBe(404);
  },
);

test.each([
  ['/old', '/news/'],
  ['/old/', '/news/'],
  ['/older', '/news/'],
  ['/firm', '/company'],
  ['/firm/', '/company'],
  ['/firm/index.html', '/company'],
])('redirects %s permanently, in one hop', async (path, to) => {
  const reply = await ask(await servedSite(), `${path}?utm=x`);
  expect(reply.status).toBe(301);
  expect(reply.headers.location).toBe(`${to}?utm=x`);
  expect(reply.headers).toMatchObject(SECURITY_HEADERS);
});

test('gives each page the policy of its own inline scripts, and other files none', async () => {
  const origin = await servedSite();
  const policy = (await ask(origin, '/company')).headers['content-security-policy'] ?? '';
  expect(policy).toContain(`script-src 'self' ${sha('run("Company")')};`);
  expect(policy).toContain(`style-src 'self' ${sha('p{color:red}')};`);
  expect(policy).not.toContain(sha('run("Intro")'));
  const others = (await ask(origin, '/assets/app-1a2b3c.js')).headers['content-security-policy'];
  expect(others).toContain("script-src 'self';");
});

test('lets caches keep other files for an hour', async () => {
  const origin = await servedSite();
  expect((await ask(origin, '/favicon.ico')).headers['cache-control']).toBe('public, max-age=3600');
  expect(await ask(origin, '/empty.txt')).toMatchObject({ status: 200, text: '' });
});

test('responds 500 with security headers when a file has gone since the start', async () => {
  const root = await fixtureSite();
  // A file of its own: files that another test has read are cached.
  const gone = join(root, 'gone.ico');
  writeFileSync(gone, 'gone');
  const origin = await startTestServer(hardenedServer(createSiteHandler({ site: readBuiltSite(root) })));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  unlinkSync(gone);
  const reply = await ask(origin, '/gone.ico');
  expect(reply.status).toBe(500);
  expect(reply.headers).toMatchObject({ ...SECURITY_HEADERS, 'content-type': 'text/plain; charset=utf-8' });
  expect(logged).toHaveBeenCalledOnce();
  writeFileSync(gone, 'gone');
  expect((await ask(origin, '/gone.ico')).text).toBe('gone');
  logged.mockRestore();
});
