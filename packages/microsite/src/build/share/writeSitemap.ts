import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Site } from '@tamarack-lowe/content-model';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { ListedPage } from '../../table/ListedPage.ts';
import type { PageContext } from '../../table/PageContext.ts';

/** The pages of a site in one language, under their own addresses. */
export type Mapped = {
  site: Pick<Site, 'brand'>;
  pages: readonly ListedPage[];
  alternates: PageContext['alternates'];
};

/**
 * Writes `sitemap.xml`, with the day on which the words of a page last changed and its other languages, and
 * `robots.txt`.
 */
export async function writeSitemap({
  sites,
  target,
}: {
  sites: readonly Mapped[];
  target: string;
}): Promise<void> {
  const origin = sites[0]?.site.brand.site ?? '';
  const xmlns = { news: false, xhtml: sites.length > 1, image: false, video: false };
  const stream = new SitemapStream({ hostname: origin, lastmodDateOnly: true, xmlns });
  const entries = sites.flatMap(({ pages, alternates }) =>
    pages.map(({ path, updated }) => ({
      url: path,
      ...(updated && { lastmod: updated }),
      links: alternates(path).map(({ language, path: url }) => ({ lang: language, url })),
    })),
  );
  const xml = await streamToPromise(Readable.from(entries).pipe(stream));
  const sitemap = new URL('/sitemap.xml', origin).href;
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, 'sitemap.xml'), xml);
  await writeFile(path.join(target, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
}
