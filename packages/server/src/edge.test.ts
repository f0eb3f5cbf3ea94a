import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { edgeBuild } from './adapters/edge.ts';
import { CONTENT_PATH } from './contentProxy.ts';
import { createEdgeHandler } from './edge.ts';
import { readBuiltSite } from './readBuiltSite.ts';
import { FILM, fixtureSite } from './testing/fixtures.ts';

/** The handler of the fixture with a binding that serves its files, and the paths that the binding was asked for. */
async function edgeSite() {
  const root = await fixtureSite();
  const asked: string[] = [];
  const assets = {
    async fetch(address: string) {
      const path = decodeURI(new URL(address).pathname);
      asked.push(path);
      return new Response(readFileSync(join(root, path)));
    },
  };
  const recordings = { '': { menu: '["of all"]' }, de: { menu: '["auf Deutsch"]' } };
  const redirects = { '/old': '/news/' };
  const gone = { '/people/mo': '/404/index.html' };
  const build = JSON.parse(
    JSON.stringify(
      edgeBuild({
        site: readBuiltSite(root),
        options: { redirects, gone, recordings, contentPath: CONTENT_PATH, base: '/' },
      }),
    ),
  );
  const handler = createEdgeHandler({ build, assets });
  const get = async (path: string, headers: Record<string, string> = {}) =>
    handler(new Request(`https://site.example${path}`, { headers }));
  return { get, asked };
}

test('serves files of a binding, compressed and in ranges', async () => {
  const { get, asked } = await edgeSite();
  const page = await get('/money/%24%24%24', { 'Accept-Encoding': 'br' });
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-");
  expect(brotliDecompressSync(await page.bytes()).toString()).toContain('<h1>Money</h1>');
  const part = await get('/media/films/film.mp4', { Range: 'bytes=10-19' });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(FILM.subarray(10, 20))).toBe(true);
  expect(asked).toEqual(['/money/$$$/index.html.br', '/media/films/film.mp4']);
});

test('responds 410 at an address that is no more', async () => {
  const { get } = await edgeSite();
  const reply = await get('/people/mo');
  expect([reply.status, await reply.text()]).toEqual([410, expect.stringContaining('<h1>Not found</h1>')]);
});

test('asks the binding only for files of the build', async () => {
  const { get, asked } = await edgeSite();
  expect((await get('/nowhere')).status).toBe(404);
  expect((await get('/csp.json')).status).toBe(404);
  expect((await get('/index.html.br')).status).toBe(404);
  expect(new Set(asked)).toEqual(new Set(['/404/index.html']));
});

test('redirects, and serves recordings in place of a content host', async () => {
  const { get } = await edgeSite();
  expect((await get('/old')).headers.get('location')).toBe('/news/');
  const menu = (language: string) => get(`/learn/wp-json/api/menu?lang=${language}`);
  expect(await (await menu('de')).json()).toEqual(['auf Deutsch']);
  expect(await (await menu('it')).json()).toEqual(['of all']);
});

/** Imports of a file, types aside, and those of the files that it imports. */
function importsOf(file: string, known = new Set<string>()): Set<string> {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(/^(?:import|export) (?!type )(?:[^;']*from )?'([^']+)'/gm);
  for (const [, name = ''] of found) {
    const isOurs = name.startsWith('.');
    const next = isOurs ? join(dirname(file), name) : name;
    if (known.has(next)) continue;
    known.add(next);
    if (isOurs) importsOf(next, known);
  }
  return known;
}

test('imports nothing of Node on an edge', () => {
  const imports = [...importsOf(join(import.meta.dirname, 'edge.ts'))];
  expect(imports).toContain('hono');
  expect(imports.filter((name) => name.startsWith('node:') || name === '@hono/node-server')).toEqual([]);
});
