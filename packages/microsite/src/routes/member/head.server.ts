import { about } from '../head/about.ts';
import { startCrumb } from '../head/crumbs.ts';
import type { HeadEntry } from '../head/HeadEntry.ts';
import { pageHead } from '../head.server.ts';
import { profilePage } from '../head/structured-data/profilePage.ts';
import type { PageContext } from '../PageContext.ts';
import type { MemberPage } from './data.server.ts';

/** The head of the page of a colleague. */
export function memberHead(context: PageContext, { member }: MemberPage): HeadEntry[] {
  const { site, headSay } = context;
  const { name, job, city, slug } = member;
  const path = site.paths.member(slug);
  const team = { name: site.say('connectTitle'), path: site.paths.connect ?? site.paths.intro };
  const description = headSay('memberDescription', { name, job, city });
  return [
    ...pageHead(site, { title: name, description, path, type: 'profile' }),
    about(site, [startCrumb(context), team, { name, path }], [profilePage(member, site)]),
  ];
}
