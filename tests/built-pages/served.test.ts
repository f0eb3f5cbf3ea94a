import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSiteHandler, readBuiltSite, type SiteHandler } from '@tamarack-lowe/microsite/server';
import { afterAll } from 'vitest';
import { type BuiltSite, firstOfKinds } from './builtSite.ts';
import { observatoryPoints } from './observatory.ts';
import { testRules } from './rules.ts';
import { writeFiles } from './siteFiles.ts';

const written: string[] = [];
afterAll(() => {
  for (const folder of written) rmSync(folder, { recursive: true, force: true });
});

const handlers = new WeakMap<BuiltSite, SiteHandler>();

/** Returns the handler of a built site, without a server. */
function handlerOf(site: BuiltSite): SiteHandler {
  const handler =
    handlers.get(site) ??
    createSiteHandler({
      site: readBuiltSite(clientOf(site)),
      redirects: (site.files.beside('redirects.json') ?? {}) as Record<string, string>,
    });
  handlers.set(site, handler);
  return handler;
}

/** Returns the folder of a site. Writes a site in memory to disk first. */
function clientOf({ firm, files }: BuiltSite): string {
  if (firm.folder !== '') return path.join(firm.folder, 'build/client');
  const folder = mkdtempSync(path.join(tmpdir(), 'built-pages-'));
  written.push(folder);
  writeFiles(files, folder);
  return path.join(folder, 'client');
}

async function ask(site: BuiltSite, address: string): Promise<Response> {
  const url = new URL(encodeURI(address), site.firm.origin);
  return handlerOf(site)(new Request(url, { headers: { 'X-Forwarded-Proto': 'https' } }));
}

/** Highest number of points of the HTTP Observatory. */
const POINTS = 130;

testRules({
  'the server responds to every page with its own policy': {
    async rule(site) {
      const policies = (site.files.beside('csp.json') ?? {}) as Record<string, string>;
      const found: string[] = [];
      for (const page of site.own) {
        const answer = await ask(site, page.canonical);
        const policy = answer.headers.get('content-security-policy');
        if (answer.status !== 200) found.push(`${page.canonical} answers ${answer.status}`);
        else if (policy !== policies[page.file])
          found.push(`${page.canonical} answers with the policy "${policy}"`);
        else if ((await answer.text()) !== page.html)
          found.push(`${page.canonical} answers with another page`);
      }
      return found;
    },
    notices: [
      {
        file: 'csp.json',
        from: '"/people/index.html"',
        to: '"/other/index.html"',
        says: '/people answers with the policy "default-src',
      },
      { file: 'redirects.json', from: '/team', to: '/dates', says: '/dates answers 301' },
    ],
  },

  'a page of each route gets all points of the HTTP Observatory over https': {
    async rule(site) {
      const found: string[] = [];
      // The Observatory takes a quarter of a second per page.
      for (const page of firstOfKinds(site.own)) {
        const answer = await ask(site, page.canonical);
        const headers = Object.fromEntries(answer.headers);
        if (headers['strict-transport-security'] !== 'max-age=31536000')
          found.push(`${page.canonical} is not only by https`);
        if ('set-cookie' in headers) found.push(`${page.canonical} sets a cookie`);
        const url = new URL(encodeURI(page.canonical), site.firm.origin);
        const { points, penalties } = observatoryPoints({
          url,
          status: answer.status,
          headers,
          html: page.html,
        });
        if (points < POINTS || penalties.length > 0)
          found.push(`${page.canonical}: ${points} points, ${penalties.join(', ')}`);
      }
      return found;
    },
    notices: [
      {
        file: 'csp.json',
        from: "script-src 'self'",
        to: "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
        says: 'points, csp-',
      },
      {
        file: '/people/index.html',
        from: '<h2>',
        to: '<script src="https://cdn.example/a.js"></script><h2>',
        says: '/people: ',
      },
    ],
  },

  'an alias redirects permanently to its page in one hop, with its query': {
    async rule(site) {
      const found: string[] = [];
      for (const { address, canonical } of site.aliases)
        for (const asked of [address, `${address}/`, `${address}/index.html`]) {
          const answer = await ask(site, `${asked}?as=student`);
          const to = answer.headers.get('location');
          if (answer.status !== 301 || decodeURI(to ?? '') !== `${canonical}?as=student`)
            found.push(`${asked} answers ${answer.status}, to ${to}`);
        }
      return found;
    },
    notices: [
      {
        file: 'redirects.json',
        from: '"/team":"/people"',
        to: '"/nobody":"/people"',
        says: '/team answers 200',
      },
      { file: 'redirects.json', from: '"/people"', to: '"/dates"', says: '/team answers 301, to /dates' },
    ],
  },

  'an unknown address gets a 404 page in the language of the address': {
    async rule(site) {
      const found: string[] = [];
      for (const { tag, home } of site.firm.languages) {
        const answer = await ask(site, `${home.replace(/\/$/, '')}/nowhere-at-all`);
        const isIn = (await answer.text()).includes(`<html lang="${tag}"`);
        if (answer.status !== 404 || !isIn)
          found.push(`${home} answers ${answer.status}${isIn ? '' : `, not in ${tag}`}`);
      }
      return found;
    },
    notices: [
      { file: '/fr/404/index.html', whole: null, says: '/fr answers 404, not in fr-CA' },
      { file: '/nowhere-at-all/index.html', whole: '<html lang="en-CA">', says: '/ answers 200' },
    ],
  },
});
