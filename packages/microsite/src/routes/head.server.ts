import { documentTitle, type Site } from '@tamarack-lowe/content-model';
import type { HeadEntry } from './head/HeadEntry.ts';
import { sharePicturePath } from './head/sharePicturePath.ts';

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
