/** A page of the sitemap: its canonical path and the day its words last changed, `YYYY-MM-DD`. */
export type SitemapPage = { path: string; updated?: string };

/** A sitemap after the protocol of sitemaps.org. `site` is the origin, as in the canonical links of the pages. */
export function sitemapXml(pages: readonly SitemapPage[], site: string): string {
  const entries = pages.map(({ path, updated }) => {
    const day = updated ? `<lastmod>${updated}</lastmod>` : '';
    return `  <url><loc>${escapeXml(new URL(path, site).href)}</loc>${day}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
