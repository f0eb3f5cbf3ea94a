import { PATHS } from '@tamarack-lowe/content-model';
import { brand } from '@tamarack-lowe/stories';
import { breadcrumbs, type Crumb } from '../../content/structured-data/breadcrumbs.ts';
import { organization } from '../../content/structured-data/organization.ts';
import { StructuredData, type StructuredDataProps } from '../../content/structured-data/StructuredData.tsx';

type PageDataProps = Partial<StructuredDataProps> & {
  /** The way from the first page of the site to this one, the first page left out. */
  crumbs: readonly Crumb[];
};

/** What search engines are told of a page to read: the firm, the way here, and the things the page is about. */
export function PageData({ crumbs, things = [] }: PageDataProps) {
  const way = breadcrumbs([{ name: brand.product, path: PATHS.intro }, ...crumbs], brand);
  return <StructuredData things={[organization(brand), way, ...things]} />;
}
