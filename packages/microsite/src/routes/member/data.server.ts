import type { PageMember } from '@tamarack-lowe/content-tools';
import { memberPageData } from '@tamarack-lowe/content-tools/internal/page-data';
import type { MemberPageData } from '@tamarack-lowe/pages/internal/data';
import { about, pageHead, startCrumb } from '../head.server.ts';
import type { CardContent, HeadEntry, PageEntry, RouteContext, RouteData, RouteParams } from '../route.ts';
import { profilePage } from '../structuredData.server.ts';
import type { PreviewedColleague } from './preview.ts';

/** A colleague, with the previous and next one of the list. The list wraps around. */
export type MemberData = MemberPageData & {
  member: PageMember;
  previous: PreviewedColleague;
  next: PreviewedColleague;
};

export function list({ site, content }: RouteContext): PageEntry[] {
  if (site.paths.connect === null) return [];
  return content.readMembers().map(({ slug, name, updated }) => ({
    path: site.paths.member(slug),
    label: name,
    updated,
    offline: true,
  }));
}

export function load(context: RouteContext, { slug }: RouteParams): MemberData | null {
  return memberPageData(context, slug);
}

export function head(context: RouteContext, { data: { member } }: RouteData<MemberData>): HeadEntry[] {
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

export function card({ content }: RouteContext, { slug }: RouteParams): CardContent | null {
  const member = content.readMember(slug);
  if (!member) return null;
  const { name, job, city, media } = member;
  return { headline: name, note: `${job}, ${city}`, art: { photo: media } };
}
