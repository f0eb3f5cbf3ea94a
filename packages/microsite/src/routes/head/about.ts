import type { Site } from '@tamarack-lowe/content-model';
import type { Thing } from 'schema-dts';
import type { HeadEntry } from './HeadEntry.ts';
import { breadcrumbs, type Crumb } from './structured-data/breadcrumbs.ts';
import { organization } from './structured-data/organization.ts';

/** Structured data of a page: the firm, the breadcrumbs, and the things the page is about. */
export function about(site: Site, way: readonly Crumb[], things: readonly (Thing | null)[] = []): HeadEntry {
  return {
    things: [organization(site), breadcrumbs(way, site), ...things.filter((thing) => thing !== null)],
  };
}
