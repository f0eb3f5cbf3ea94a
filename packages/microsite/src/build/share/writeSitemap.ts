import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Site } from '@tamarack-lowe/content-model';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { ListedPage } from '../../table/ListedPage.ts';

/** Writes `sitemap.xml`, with the day on which the words of a page last changed, and `robots.txt`. */
export async function writeSitemap({
  site: { brand },
  pages,
  target,
}: {
  site: Site;
  /** Pages under their own addresses. */
  pages: readonly ListedPage[];
  target: string;
}): Promise<void> {
  const xmlns = { news: false, xhtml: false, image: false, video: false };
  const stream = new SitemapStream({ hostname: brand.site, lastmodDateOnly: true, xmlns });
  const entries = pages.map(({ path, updated }) => ({ url: path, ...(updated && { lastmod: updated }) }));
  const xml = await streamToPromise(Readable.from(entries).pipe(stream));
  const sitemap = new URL('/sitemap.xml', brand.site).href;
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, 'sitemap.xml'), xml);
  await writeFile(path.join(target, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
}
