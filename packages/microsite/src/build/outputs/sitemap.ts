import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Site } from '@tamarack-lowe/content-model';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { PageEntry, RouteContext } from '../../routes/route.ts';
import { baseOf } from '../../site/paths.ts';

/** The pages of a site in one language, without aliases. */
type LanguagePages = {
  site: Pick<Site, 'brand' | 'languages'>;
  pages: readonly PageEntry[];
  alternates: RouteContext['alternates'];
};

/**
 * Writes `sitemap.xml`, with the day of the last change of each page and its translations, and `robots.txt`. Robots read that file
 * only at the root of an origin: from below a base, the firm copies it into its own.
 */
export async function writeSitemap({
  sites,
  target,
}: {
  sites: readonly LanguagePages[];
  target: string;
}): Promise<void> {
  const [first] = sites;
  if (!first) throw new Error('A site needs a language.');
  const origin = first.site.brand.site;
  const base = baseOf(first.site);
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
  const sitemap = new URL(`${base}sitemap.xml`, origin).href;
  const home = path.join(target, base);
  await mkdir(home, { recursive: true });
  await writeFile(path.join(home, 'sitemap.xml'), xml);
  await writeFile(path.join(home, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
}
