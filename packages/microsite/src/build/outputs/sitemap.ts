import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '@tamarack-lowe/content-model';
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
  const entries = sites.flatMap(({ pages, alternates }) =>
    pages.map(({ path, updated }) => ({ path, updated, alternates: alternates(path) })),
  );
  const sitemap = new URL(`${base}sitemap.xml`, origin).href;
  const home = path.join(target, base);
  await mkdir(home, { recursive: true });
  await writeFile(path.join(home, 'sitemap.xml'), sitemapOf(entries, origin));
  await writeFile(path.join(home, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
}

type SitemapEntry = {
  path: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  updated?: string | undefined;
  /** The same page in all languages; empty for a site in one. */
  alternates: ReturnType<RouteContext['alternates']>;
};

/** Writes a sitemap: https://www.sitemaps.org/protocol.html, with translations as https://developers.google.com/search reads them. */
function sitemapOf(entries: readonly SitemapEntry[], origin: string): string {
  const address = (path: string) =>
    new URL(path, origin).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
  const urls = entries.map(({ path, updated, alternates }) =>
    [
      `<url><loc>${address(path)}</loc>`,
      ...(updated ? [`<lastmod>${updated}</lastmod>`] : []),
      ...alternates.map(
        ({ language, path }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${address(path)}"/>`,
      ),
      '</url>',
    ].join(''),
  );
  const isTranslated = entries.some(({ alternates }) => alternates.length > 0);
  const namespaces = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    ...(isTranslated ? ['xmlns:xhtml="http://www.w3.org/1999/xhtml"'] : []),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?><urlset ${namespaces.join(' ')}>${urls.join('')}</urlset>`;
}
