import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '@tamarack-lowe/content-model';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listOwnPages, listPages } from '../../table/listPages.server.ts';
import { GROWN_FIRM } from '../../table/testing/grownFirm.ts';
import { drawingsOf } from '../render/brandDrawings.ts';
import { cardPaper } from '../share/cardPaper.ts';
import { writeManifest } from '../share/writeManifest.ts';
import { emptyFolder } from '../testing/emptyFolder.ts';
import { writeSitemap } from './sitemap.ts';
import { writeIcons } from './webManifest.ts';

const { site } = GROWN_FIRM;
const pages = listOwnPages(GROWN_FIRM);
const paper = cardPaper('');

/** Those of a firm that has no drawings of its own. */
function plainDrawings(): (name: string) => string {
  const objectOf = (key: string): never => {
    throw new ContentError([`There is no "${key}".`]);
  };
  const content = { hasPicture: () => false, objectOf };
  return drawingsOf(content, { brand: site.brand, work: { work: emptyFolder() }, language: 'mi-NZ' })
    .drawings;
}

async function sitemapOf(listed = pages): Promise<string> {
  const target = emptyFolder();
  await writeSitemap({ sites: [{ site, pages: listed, alternates: () => [] }], target });
  return readFileSync(join(target, 'sitemap.xml'), 'utf8');
}

test('lists every built page but aliases and the page for unknown addresses, each with its day', async () => {
  const found = [
    ...(await sitemapOf()).matchAll(/<loc>([^<]*)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g),
  ];
  const left = new Set([...Object.keys(site.paths.aliases), '/404']);
  const wanted = listPages(GROWN_FIRM).filter(({ path }) => !left.has(path));
  expect(found.map(([, address]) => address).sort()).toEqual(
    wanted.map(({ path }) => new URL(path, site.brand.site).href).sort(),
  );
});

test('dates a page with the day its words last changed', async () => {
  const sitemap = await sitemapOf();
  const dated = (path: string, day: string) =>
    `<loc>https://korero.example${path}</loc><lastmod>${day}</lastmod>`;
  expect(sitemap).toContain(dated('/ako-1/$$$', '2026-02-03'));
  expect(sitemap).toContain(dated('/rauemi/tips', '2026-04-05'));
});

test('escapes what XML reads as its own, and leaves out a day that nobody knows', async () => {
  expect(await sitemapOf([{ path: "/a?b&c='d'", label: 'A' }])).toContain(
    `<loc>${site.brand.site}/a?b&amp;c=%27d%27</loc></url>`,
  );
});

test('below a base stands all of it, and what a manifest names', async () => {
  const target = emptyFolder();
  const languages = [{ tag: 'mi-NZ', name: 'Māori', home: '/careers/' }];
  const below = { ...site, languages, paths: { ...site.paths, intro: '/careers/' } };
  await writeSitemap({ sites: [{ site: below, pages, alternates: () => [] }], target });
  await writeManifest({ site: below, description: 'Said.', target, paper });
  const home = join(target, 'careers');
  expect(readFileSync(join(home, 'robots.txt'), 'utf8')).toContain(
    `Sitemap: ${site.brand.site}/careers/sitemap.xml`,
  );
  expect(readdirSync(target)).toEqual(['careers']);
  expect(JSON.parse(readFileSync(join(home, 'site.webmanifest'), 'utf8'))).toMatchObject({
    id: '/careers/',
    start_url: '/careers/',
    scope: '/careers/',
    icons: expect.arrayContaining([expect.objectContaining({ src: '/careers/icon-192.png' })]),
  });
});

test('points robots to the sitemap', async () => {
  const target = emptyFolder();
  await writeSitemap({ sites: [{ site, pages, alternates: () => [] }], target });
  expect(readFileSync(join(target, 'robots.txt'), 'utf8')).toContain(
    `Sitemap: ${site.brand.site}/sitemap.xml`,
  );
});

test('writes the icons that the manifest names, in the sizes it names', async () => {
  const target = emptyFolder();
  await writeIcons({ drawings: plainDrawings(), target, paper });
  await writeManifest({ site, description: 'Said.', target, paper });
  const { icons, name } = JSON.parse(readFileSync(join(target, 'site.webmanifest'), 'utf8')) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(name).toContain(site.brand.product);
  for (const { src, sizes, purpose } of icons) {
    const { width, height } = await sharp(join(target, src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
    const { isOpaque } = await sharp(join(target, src)).stats();
    expect(isOpaque, src).toBe(purpose === 'maskable' || src === '/splash-520.png');
  }
});

test('names a splash of 520 px on the ground that an installed site opens with', async () => {
  const target = emptyFolder();
  await writeIcons({ drawings: plainDrawings(), target, paper });
  await writeManifest({ site, description: 'Said.', target, paper });
  const { icons, background_color } = JSON.parse(readFileSync(join(target, 'site.webmanifest'), 'utf8'));
  expect(icons).toContainEqual({
    src: '/splash-520.png',
    sizes: '520x520',
    type: 'image/png',
    purpose: 'any',
  });
  const corner = { left: 0, top: 0, width: 1, height: 1 };
  const pixel = await sharp(join(target, 'splash-520.png')).extract(corner).raw().toBuffer();
  expect(`#${pixel.toString('hex').slice(0, 6)}`).toBe(background_color.toLowerCase());
});

test('gives Apple an opaque icon of 180 px', async () => {
  const target = emptyFolder();
  await writeIcons({ drawings: plainDrawings(), target, paper });
  const icon = sharp(join(target, 'apple-touch-icon.png'));
  expect((await icon.metadata()).width).toBe(180);
  expect((await icon.stats()).isOpaque).toBe(true);
});

test('packs three sizes into the old favicon', async () => {
  const target = emptyFolder();
  await writeIcons({ drawings: plainDrawings(), target, paper });
  const ico = readFileSync(join(target, 'favicon.ico'));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    const offset = ico.readUInt32LE(entry + 12);
    const png = ico.subarray(offset, offset + ico.readUInt32LE(entry + 8));
    expect(ico.readUInt8(entry)).toBe(size);
    expect((await sharp(png).metadata()).width).toBe(size);
  }
});
