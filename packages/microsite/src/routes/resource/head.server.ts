import { about } from '../head/about.ts';
import { campusCrumbs, startCrumb } from '../head/crumbs.ts';
import type { HeadEntry } from '../head/HeadEntry.ts';
import { pageHead } from '../head.server.ts';
import type { PageContext } from '../PageContext.ts';
import type { ResourcePage } from './data.server.ts';

/** The head of a resource. */
export function resourceHead(context: PageContext, { name, summary, slug }: ResourcePage): HeadEntry[] {
  const { site } = context;
  const path = site.paths.resource(slug);
  return [
    ...pageHead(site, { title: name, description: summary, path, type: 'article' }),
    about(site, [startCrumb(context), ...campusCrumbs(context), { name, path }]),
  ];
}
