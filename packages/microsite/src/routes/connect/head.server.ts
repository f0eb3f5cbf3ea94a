import { about } from '../head/about.ts';
import { startCrumb } from '../head/crumbs.ts';
import type { HeadEntry } from '../head/HeadEntry.ts';
import { pageHead } from '../head.server.ts';
import type { PageContext } from '../PageContext.ts';

/** The head of the page of the talent team. */
export function connectHead(context: PageContext, path: string): HeadEntry[] {
  const { site, headSay } = context;
  const [title, own] = [site.say('connectTitle'), site.paths.connect ?? path];
  return [
    ...pageHead(site, { title, description: headSay('connectDescription'), path: own }),
    about(site, [startCrumb(context), { name: title, path: own }]),
  ];
}
