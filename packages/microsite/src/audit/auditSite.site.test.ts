import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startTestServer } from '../cli/testing/testServer.ts';
import { auditSite } from './auditSite.ts';
import { openBrowser } from './openBrowser.ts';

const page = (main: string) =>
  `<!doctype html><html lang="en" data-live><title>Page</title><link rel="icon" href="data:,"><main><h1>Page</h1>${main}</main></html>`;

/** Audits a site of these pages, by their paths. */
async function audit(pages: Record<string, string>, base = '/') {
  const root = mkdtempSync(join(tmpdir(), 'audit-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const entries = Object.keys(pages).map((path) => `<url><loc>https://grow.example${path}</loc></url>`);
  mkdirSync(join(root, base), { recursive: true });
  writeFileSync(
    join(root, base, 'sitemap.xml'),
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`,
  );
  const origin = await startTestServer(
    createServer(({ url = '' }, response) => {
      const html = pages[url];
      response.writeHead(html ? 200 : 404, { 'content-type': 'text/html' }).end(html ?? page(''));
    }),
  );
  const browser = await openBrowser(process.env.CHROMIUM_PATH);
  onTestFinished(() => browser.close());
  return auditSite({ browser, origin, base, root });
}

test('opens every page, and walks on from the first to another and back', async () => {
  const pages = {
    '/': page('<a href="https://else.example">Not ours</a> <a href="/one#top">One</a>'),
    '/one': page('<a href="/">Home</a> <a href="/two">Two</a>'),
    '/two': page('<p>The end.</p>'),
  };
  expect(await audit(pages)).toEqual({ pages: 3, path: ['/', '/one', '/two', '/one'], issues: [] });
});

test('says which link of the site leads nowhere', async () => {
  const { issues } = await audit({
    '/': page('<a href="/elsewhere#top">Not listed</a> <a href="/one">One</a>'),
    '/one': page('<a href="/two">Two</a>'),
    '/two': page('<p>The end.</p>'),
  });
  expect(issues).toEqual(['/: leads to /elsewhere, which answers 404']);
});

test('says what axe finds, what the console says, and where nothing leads on', async () => {
  const { path, issues } = await audit({
    '/': page('<a href="/one">One</a>'),
    '/one': page('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><script>throw Error("Oh.")</script>'),
  });
  expect(path).toEqual(['/', '/one']);
  expect(issues).toContain('/one: Oh.');
  expect(issues).toContain('/one: Images must have alternative text: img');
  expect(issues).toContain('nothing on /one leads to another page');
});

test('says what a site below its origin asks for that is not below', async () => {
  const { path, issues } = await audit(
    {
      '/careers/': page('<a href="/careers/one">One</a><img alt="" src="/logo.svg">'),
      '/careers/one': page('<a href="/careers/two">Two</a>'),
      '/careers/two': page('<p>The end.</p>'),
    },
    '/careers/',
  );
  expect(path).toEqual(['/careers/', '/careers/one', '/careers/two', '/careers/one']);
  expect(issues.filter((words) => words.includes('asks for'))).toEqual([
    expect.stringMatching(/^\/careers\/: asks for .*\/logo\.svg, which is not below .*\/careers\/$/),
    expect.stringMatching(/^asks for .*\/logo\.svg/),
  ]);
});
