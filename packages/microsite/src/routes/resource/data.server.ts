import type { Picture } from '@tamarack-lowe/content-model';
import type { ContentDocument, PageResource } from '@tamarack-lowe/content-tools';
import { resourcePageData } from '@tamarack-lowe/content-tools/internal/page-data';
import type { PicturesByType, ResourceCard, ShownResourceBlock } from '@tamarack-lowe/pages/internal/data';
import { about, campusCrumbs, pageHead, startCrumb } from '../head.server.ts';
import type { CardContent, HeadEntry, PageEntry, RouteContext, RouteData, RouteParams } from '../route.ts';
import { factsPage } from '../structuredData.server.ts';

/** A resource with its blocks, the person who signed it, and further reading. */
export type ResourceData = Pick<PageResource, 'slug' | 'name' | 'title' | 'summary'> & {
  pictures: PicturesByType;
  text: ShownResourceBlock[];
  author: { name: string; job: string; portrait: Picture | null } | null;
  minutes: number;
  documents: ContentDocument[];
  also: ResourceCard[];
  facts?: PageResource['facts'];
};

/** All resources but that of the events page, which has a route of its own. */
export function list({ site, content }: RouteContext): PageEntry[] {
  return (site.paths.campus === null ? [] : content.readResources())
    .filter(({ type }) => type !== 'events')
    .map(({ slug, name, updated }) => ({
      path: site.paths.resource(slug),
      label: name,
      updated,
      offline: true,
    }));
}

/** Reads a resource; null when none has this slug. The next two resources are its further reading. */
export function load(context: RouteContext, { slug }: RouteParams): ResourceData | null {
  if (context.content.readResource(slug)?.type === 'events') return null;
  return resourcePageData(context, slug);
}

export function head(
  context: RouteContext,
  { data: { name, summary, slug, facts } }: RouteData<ResourceData>,
): HeadEntry[] {
  const { site } = context;
  const path = site.paths.resource(slug);
  return [
    ...pageHead(site, { title: name, description: summary, path, type: 'article' }),
    about(
      site,
      [startCrumb(context), ...campusCrumbs(context), { name, path }],
      [factsPage({ path, facts }, site)],
    ),
  ];
}

export function card({ content }: RouteContext, { slug }: RouteParams): CardContent | null {
  const resource = content.readResource(slug);
  if (!resource) return null;
  const { title, name, media } = resource;
  return { headline: title.join(' '), note: name, art: { photo: media } };
}
