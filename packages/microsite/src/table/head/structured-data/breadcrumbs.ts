import type { Site } from '@tamarack-lowe/content-model';
import type { BreadcrumbList } from 'schema-dts';

/** A page on the way: its name and canonical path. */
export type Crumb = { name: string; path: string };

/** The way to a page, first page of the site first, the page itself last: its address goes without saying. */
export function breadcrumbs(crumbs: readonly Crumb[], { brand }: Pick<Site, 'brand'>): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(index < crumbs.length - 1 && { item: new URL(path, brand.site).href }),
    })),
  };
}
