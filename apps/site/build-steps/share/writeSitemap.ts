import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { memberPath, PATHS, resourcePath, storyPath } from '@tamarack-lowe/content-model';
import { brand, deck } from '@tamarack-lowe/stories';
import { listStories, readMembers, readResources } from '@tamarack-lowe/stories/server';
import { sitemapXml } from './sitemapXml.ts';

/**
 * Writes `sitemap.xml` and `robots.txt`. Canonical addresses only: aliases and the page for unknown addresses are left
 * out. A page has a date where its words have one; the list pages have none, because a guessed date is worse.
 */
export async function writeSitemap({ target }: { target: string }): Promise<{ pages: number }> {
  const pages = [
    { path: PATHS.intro },
    ...[...deck.discover.student.slides, ...deck.recruit.student.slides].map(({ path }) => ({ path })),
    ...listStories().map(({ section, slug, updated }) => ({ path: storyPath(section, slug), updated })),
    { path: PATHS.connect },
    ...readMembers().map(({ slug }) => ({ path: memberPath(slug) })),
    { path: PATHS.campus },
    ...readResources().map(({ slug, updated }) => ({ path: resourcePath(slug), updated })),
  ];
  const sitemap = new URL('/sitemap.xml', brand.site).href;
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, 'sitemap.xml'), sitemapXml(pages, brand.site));
  await writeFile(path.join(target, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
  return { pages: pages.length };
}
