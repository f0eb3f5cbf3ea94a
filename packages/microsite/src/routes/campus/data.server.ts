import { ContentError, type Film } from '@tamarack-lowe/content-model';
import type { ContentDocument } from '@tamarack-lowe/content-tools';
import { campusPageData, sortedResources } from '@tamarack-lowe/content-tools/internal/page-data';
import type { PageAddress, PicturesByType, ResourceCard } from '@tamarack-lowe/pages/internal/data';
import { about, campusCrumbs, pageHead, startCrumb } from '../head.server.ts';
import { newestDay } from '../newestDay.server.ts';
import { pathwayLink } from '../pathway/data.server.ts';
import type { CardContent, HeadEntry, PageEntry, RouteContext, RouteData } from '../route.ts';
import { videoObject } from '../structuredData.server.ts';

/** The film, if the firm has one, all resources, and the files to print. */
export type CampusData = {
  film?: Film;
  /** Poster of the film before it plays, by colour scheme of the page. */
  posters?: PicturesByType;
  resources: ResourceCard[];
  documents: ContentDocument[];
  /** Link to the campus packs, on sites that have them. */
  packs?: PageAddress;
  /** Link to the programs to a credential, on sites that have them. */
  credential?: PageAddress;
  /** When the newest resource last changed, `YYYY-MM-DD`. */
  updated: string;
};

/** Lists the page. It changes with its newest resource. */
export function list(context: RouteContext): PageEntry[] {
  const { say, paths } = context.site;
  if (paths.campus === null) return [];
  const updated = newestDay(sortedResources(context).map((resource) => resource.updated));
  return [{ path: paths.campus, label: say('campusTitle'), updated, offline: true }];
}

export function load(context: RouteContext): CampusData {
  const packs = context.site.paths.page('pack');
  const credential = pathwayLink(context);
  const updated = newestDay(sortedResources(context).map((resource) => resource.updated));
  if (updated === undefined) {
    throw new ContentError([
      'resources: the campus page has nothing to list. Add a resource, or take the page out of brand.json.',
    ]);
  }
  return {
    ...campusPageData(context),
    ...(packs !== null && { packs: { href: packs, label: context.headSay('packTitle') } }),
    ...(credential && { credential }),
    updated,
  };
}

export function head(context: RouteContext, { data, path }: RouteData<CampusData>): HeadEntry[] {
  const { site, headSay } = context;
  const films = data.film ? [videoObject(data.film, { uploaded: data.updated, site })] : [];
  return [
    ...pageHead(site, {
      title: site.say('campusTitle'),
      description: headSay('campusDescription'),
      path: site.paths.campus ?? path,
    }),
    about(site, [startCrumb(context), ...campusCrumbs(context)], films),
  ];
}

export function card(context: RouteContext): CardContent | null {
  const { brand, say } = context.site;
  const photo = brand.pictures.campus?.film ?? sortedResources(context)[0]?.media;
  if (photo === undefined) return null;
  return { headline: say('campusLead'), note: say('campusTitle'), art: { photo } };
}
