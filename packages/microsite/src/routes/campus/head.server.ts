import { about } from '../head/about.ts';
import { campusCrumbs, startCrumb } from '../head/crumbs.ts';
import type { HeadEntry } from '../head/HeadEntry.ts';
import { pageHead } from '../head.server.ts';
import { videoObject } from '../head/structured-data/videoObject.ts';
import type { PageContext } from '../PageContext.ts';
import type { CampusPage } from './data.server.ts';

/** The head of the campus page, with its film, if it has one. */
export function campusHead(
  context: PageContext,
  { data, path }: { data: CampusPage; path: string },
): HeadEntry[] {
  const { site, headSay } = context;
  return [
    ...pageHead(site, {
      title: site.say('campusTitle'),
      description: headSay('campusDescription'),
      path: site.paths.campus ?? path,
    }),
    about(
      site,
      [startCrumb(context), ...campusCrumbs(context)],
      data.film ? [videoObject(data.film, { uploaded: data.updated, site })] : [],
    ),
  ];
}
