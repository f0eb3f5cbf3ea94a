import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listPages, listPublicPages } from '../../routes/pages.server.ts';
import { GROWN_FIRM } from '../../routes/testing/grownFirm.ts';
import { emptyFolder } from '../testing/emptyFolder.ts';
import { cardColours } from './share-cards/cardTheme.ts';
import { writeSitemap } from './sitemap.ts';
import { writeManifest } from './webManifest.ts';

const { site } = GROWN_FIRM;
const pages = listPublicPages(GROWN_FIRM);

async function sitemapOf(listed = pages): Promise<string> {
  const target = emptyFolder();
  await writeSitemap({ sites: [{ site, pages: listed, alternates: () => [] }], target });
  return readFileSync(join(target, 'sitemap.xml'), 'utf8');
}

test('lists every built page except aliases and the 404 page, each with its day', async () => {
  const found = [
    ...(await sitemapOf()).matchAll(/<loc>([^<]*)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g),
  ];
  const left = new Set([...Object.keys(site.paths.aliases), '/404']);
  const wanted = listPages(GROWN_FIRM).filter(({ path }) => !left.has(path));
  expect(found.map(([, address]) => address).sort()).toEqual(
    wanted.map(({ path }) => new URL(path, site.brand.site).href).sort(),
  );
});

test('dates a page with the day of its last change', async () => {
  const sitemap = await sitemapOf();
  const dated = (path: string, day: string) =>
    `<loc>https://korero.example${path}</loc><lastmod>${day}</lastmod>`;
  expect(sitemap).toContain(dated('/ako-1/$$$', '2026-02-03'));
  expect(sitemap).toContain(dated('/rauemi/tips', '2026-04-05'));
});

test('escapes XML, and leaves out an unknown day', async () => {
  expect(await sitemapOf([{ path: "/a?b&c='d'", label: 'A' }])).toContain(
    `<loc>${site.brand.site}/a?b&amp;c=%27d%27</loc></url>`,
  );
});

test('below a base, sitemap and manifest are in its folder, with its addresses', async () => {
  const target = emptyFolder();
  const languages = [{ tag: 'mi-NZ', name: 'Māori', home: '/careers/' }];
  const below = { ...site, languages, paths: { ...site.paths, intro: '/careers/' } };
  await writeSitemap({ sites: [{ site: below, pages, alternates: () => [] }], target });
  await writeManifest({ site: below, description: 'Said.', target, colours: cardColours('') });
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

test('robots.txt names the sitemap', async () => {
  const target = emptyFolder();
  await writeSitemap({ sites: [{ site, pages, alternates: () => [] }], target });
  expect(readFileSync(join(target, 'robots.txt'), 'utf8')).toContain(
    `Sitemap: ${site.brand.site}/sitemap.xml`,
  );
});
