import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { CONTENT_PATH } from './contentProxy.ts';
import { createEdgeHandler } from './edge.ts';
import { readBuiltSite } from './readBuiltSite.ts';
import { recordBuild } from './recordBuild.ts';
import { FILM, fixtureSite } from './testing/fixtureSite.ts';

/** The handler of the fixture, with a binding that gives its files, and what the binding was asked for. */
async function edge() {
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
  const build = JSON.parse(
    JSON.stringify(
      recordBuild(readBuiltSite(root), { redirects, recordings, contentPath: CONTENT_PATH, base: '/' }),
    ),
  );
  const handler = createEdgeHandler({ build, assets });
  const get = async (path: string, headers: Record<string, string> = {}) =>
    handler(new Request(`https://site.example${path}`, { headers }));
  return { get, asked };
}

test('answers with files of a binding, compressed and in parts', async () => {
  const { get, asked } = await edge();
  const page = await get('/money/%24%24%24', { 'Accept-Encoding': 'br' });
  expect(page.headers.get('content-encoding')).toBe('br');
  expect(page.headers.get('content-security-policy')).toContain("style-src 'self' 'sha256-");
  expect(brotliDecompressSync(await page.bytes()).toString()).toContain('<h1>Money</h1>');
  const part = await get('/media/films/film.mp4', { Range: 'bytes=10-19' });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(FILM.subarray(10, 20))).toBe(true);
  expect(asked).toEqual(['/money/$$$/index.html.br', '/media/films/film.mp4']);
});

test('asks the binding for nothing that is not in the build', async () => {
  const { get, asked } = await edge();
  expect((await get('/nowhere')).status).toBe(404);
  expect((await get('/csp.json')).status).toBe(404);
  expect((await get('/index.html.br')).status).toBe(404);
  expect(new Set(asked)).toEqual(new Set(['/404/index.html']));
});

test('sends on, and answers for the content host with what is recorded', async () => {
  const { get } = await edge();
  expect((await get('/old')).headers.get('location')).toBe('/news/');
  const menu = (language: string) => get(`/learn/wp-json/api/menu?lang=${language}`);
  expect(await (await menu('de')).json()).toEqual(['auf Deutsch']);
  expect(await (await menu('it')).json()).toEqual(['of all']);
});
