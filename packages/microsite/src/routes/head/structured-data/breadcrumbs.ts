import type { Site } from '@tamarack-lowe/content-model';
import type { BreadcrumbList } from 'schema-dts';

/** A breadcrumb: the name and canonical path of a page. */
export type Crumb = { name: string; path: string };

/** Breadcrumbs of a page, from the first page of the site to the page itself, which needs no address. */
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
