import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { ownPaths } from './ownPaths.ts';
import { pageHtml } from './pageHtml.ts';
import { sitePaths } from './sitePaths.ts';

const client = path.join(import.meta.dirname, '../build/client');
const sitemap = readFileSync(path.join(client, 'sitemap.xml'), 'utf8');

function metaOf(address: string) {
  const html = pageHtml(address);
  const [, canonical = ''] = html.match(/<link rel="canonical" href="([^"]*)"/) ?? [];
  const meta = (name: string) =>
    html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1] ?? '';
  return { canonical, title: meta('og:title'), words: meta('description'), picture: meta('og:image') };
}

const own = ownPaths();

test('every page has words of its own for a list of results, neither too few nor too many', () => {
  const told = own.map((address) => ({ address, words: metaOf(address).words }));
  const odd = told.filter(({ words }) => words.length < 60 || words.length > 180);
  expect(odd).toEqual([]);
  expect(new Set(told.map(({ words }) => words)).size).toBe(own.length);
});

test('every page has a share picture of its own, 1200 × 630, that is there', async ({ request }) => {
  const pictures = own.map((address) => metaOf(address).picture);
  expect(new Set(pictures).size).toBe(own.length);
  for (const picture of pictures) {
    const answer = await request.get(new URL(picture).pathname);
    expect(answer.status(), picture).toBe(200);
    const { width, height } = await sharp(await answer.body()).metadata();
    expect([width, height], picture).toEqual([1200, 630]);
  }
  console.info(`${own.length} pages, each with words and a share picture of its own`);
});

test('the sitemap lists every page under its own address, and nothing else', () => {
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(own.map((address) => metaOf(address).canonical).sort());
  const days = [...sitemap.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, day]) => day);
  expect(days).toHaveLength(listed.length);
  expect(days.filter((day) => !/^20\d\d-\d\d-\d\d$/.test(day ?? ''))).toEqual([]);
});

test('an alias names the address of its page, and leads there for good in one hop', async ({ request }) => {
  const aliases = sitePaths().filter((address) => !own.includes(address));
  expect(aliases).toEqual([
    '/discover',
    '/fr/comment-nous-recrutons',
    '/fr/decouvrir',
    '/fr/recrutement',
    '/how-we-recruit',
    '/recruits',
  ]);
  for (const alias of aliases) {
    const { canonical } = metaOf(alias);
    expect(sitemap).toContain(`<loc>${canonical}</loc>`);
    for (const asked of [alias, `${alias}/`, `${alias}/index.html`]) {
      const answer = await request.get(`${asked}?as=student`, { maxRedirects: 0 });
      expect(answer.status(), asked).toBe(301);
      expect(answer.headers().location).toBe(`${new URL(canonical).pathname}?as=student`);
    }
  }
});

test('the splash is there at its 520 px, where the manifest names it', async ({ request }) => {
  const { icons } = await (await request.get('/site.webmanifest')).json();
  expect(icons).toContainEqual(expect.objectContaining({ src: '/splash-520.png', sizes: '520x520' }));
  const answer = await request.get('/splash-520.png');
  expect(answer.headers()['content-type']).toBe('image/png');
  const { width, height } = await sharp(await answer.body()).metadata();
  expect([width, height]).toEqual([520, 520]);
});

test('no film weighs more than eight megabytes a minute', () => {
  const films = new Map<string, number>();
  for (const address of sitePaths()) {
    for (const [, film, minutes, seconds] of pageHtml(address).matchAll(
      /"contentUrl":"https:\/\/[^/"]+([^"]+\.mp4)"[^{}]*?"duration":"PT(?:(\d+)M)?(\d+)S"/g,
    )) {
      films.set(film ?? '', Number(minutes ?? 0) + Number(seconds) / 60);
    }
  }
  expect(films.size).toBe(9);
  let bytes = 0;
  for (const [film, minutes] of films) {
    const { size } = statSync(path.join(client, film));
    expect(size / minutes, film).toBeLessThan(8_000_000);
    bytes += size;
  }
  console.info(`${films.size} films of stories and campus, ${(bytes / 1e6).toFixed(1)} MB together`);
});
