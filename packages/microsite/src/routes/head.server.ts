import { documentTitle, type Site } from '@tamarack-lowe/content-model';
import type { Thing } from 'schema-dts';
import type { HeadEntry, RouteContext } from './route.ts';
import { sharePicturePath } from './shareCards.server.ts';
import { breadcrumbs, type Crumb, organization } from './structuredData.server.ts';

type PageHead = {
  /** Title of the page without the brand. */
  title: string;
  description: string;
  /** Canonical path. */
  path: string;
  type?: 'website' | 'article' | 'profile';
};

/** The head of a page: title, description, canonical address and what share cards show. */
export function pageHead(
  site: Pick<Site, 'brand' | 'language' | 'languages' | 'paths'>,
  { title, description, path, type = 'website' }: PageHead,
): HeadEntry[] {
  const { brand, language } = site;
  const full = documentTitle(brand, title);
  const address = new URL(path, brand.site).href;
  return [
    { title: full },
    { name: 'description', content: description },
    { rel: 'canonical', href: address },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: `${brand.short} ${brand.product}` },
    { property: 'og:locale', content: language.replace('-', '_') },
    { property: 'og:image', content: new URL(sharePicturePath(site, path), brand.site).href },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** The head of a page that search engines and lists leave out. */
export function hiddenHead(site: Site, page: Pick<PageHead, 'title' | 'description'>): HeadEntry[] {
  return [...pageHead(site, { ...page, path: site.paths.intro }), { name: 'robots', content: 'noindex' }];
}

/** Structured data of a page: the firm, the breadcrumbs, and the things the page is about. */
export function about(
  site: Site,
  crumbs: readonly Crumb[],
  things: readonly (Thing | null)[] = [],
): HeadEntry {
  return {
    things: [organization(site), breadcrumbs(crumbs, site), ...things.filter((thing) => thing !== null)],
  };
}

/** The first page, as the first breadcrumb of pages outside the slides. */
export function startCrumb({ site }: RouteContext): Crumb {
  return { name: site.brand.product, path: site.paths.intro };
}

/** The first page, as the first breadcrumb of slides and stories. */
export function introCrumb({ site, headSay }: RouteContext): Crumb {
  return { name: headSay('introPageTitle'), path: site.paths.intro };
}

/** A section of slides. */
export function sectionCrumb({ site }: RouteContext, section: string): Crumb {
  const name = site.brand.sections.find(({ id }) => id === section)?.name ?? site.brand.product;
  return { name, path: site.paths.section(section) };
}

/** The resources page, as the breadcrumb of pages below it; empty on sites without that page. */
export function campusCrumbs({ site }: RouteContext): Crumb[] {
  const { campus } = site.paths;
  return campus === null ? [] : [{ name: site.say('campusTitle'), path: campus }];
}

/** Links to the page in other languages, and to the default for readers of none of them. */
export function alternateLinks({ site, alternates }: RouteContext, path: string): HeadEntry[] {
  const link = (hrefLang: string, to: string): HeadEntry => ({
    rel: 'alternate',
    hrefLang,
    href: new URL(to, site.brand.site).href,
  });
  const found = alternates(path);
  const first = found.find(({ language }) => language === site.languages[0]?.tag) ?? found[0];
  return [
    ...found.map((each) => link(each.language, each.path)),
    ...(first ? [link('x-default', first.path)] : []),
  ];
}
