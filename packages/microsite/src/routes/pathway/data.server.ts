import { toLines } from '@tamarack-lowe/content-model';
import type { PagePathway } from '@tamarack-lowe/content-tools';
import type { PageAddress, PathwayPageData } from '@tamarack-lowe/pages/internal/data';
import { about, campusCrumbs, pageHead, startCrumb } from '../head.server.ts';
import type { CardContent, HeadEntry, PageEntry, RouteContext } from '../route.ts';
import { factsPage } from '../structuredData.server.ts';

export function list({ site, content }: RouteContext): PageEntry[] {
  const path = site.paths.page('pathway');
  const pathway = path === null ? null : content.readPathway();
  if (path === null || pathway === null) return [];
  return [{ path, label: pathway.page.name, updated: pathway.updated }];
}

/** Reads the programs with their facts as of the day of the build. */
export function load({ content, site, today }: RouteContext): PathwayPageData | null {
  const pathway = content.readPathway();
  if (pathway === null) return null;
  const { page, updated: _, ...rules } = pathway;
  const { campus } = site.paths;
  return {
    ...rules,
    title: toLines(page.title),
    lead: page.lead,
    today,
    back: campus === null ? null : { href: campus, label: site.say('campusTitle') },
  };
}

/** Address of the page, with its name; null on sites without it. */
export function pathwayLink(context: RouteContext): PageAddress | null {
  const [page] = list(context);
  return page ? { href: page.path, label: page.label } : null;
}

export function head(context: RouteContext, { path }: { path: string }): HeadEntry[] {
  const pathway: PagePathway | null = context.content.readPathway();
  if (pathway === null) return [];
  const { facts, page } = pathway;
  return [
    ...pageHead(context.site, { title: page.name, description: page.summary, path, type: 'article' }),
    about(
      context.site,
      [startCrumb(context), ...campusCrumbs(context), { name: page.name, path }],
      [factsPage({ path, facts }, context.site)],
    ),
  ];
}

/** The share card; null when the content names no picture. */
export function card({ content }: RouteContext): CardContent | null {
  const { name, title, media } = content.readPathway()?.page ?? {};
  if (media === undefined || title === undefined) return null;
  return {
    headline: [title].flat().join(' '),
    ...(name !== undefined && { note: name }),
    art: { photo: media },
  };
}
