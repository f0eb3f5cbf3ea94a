import type { PageMember } from '@tamarack-lowe/content-tools';
import type { MemberPageData } from '@tamarack-lowe/pages/internal/data';
import { colleagueOf } from '../connect/data.server.ts';
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
  const members = context.content.readMembers();
  const index = members.findIndex((member) => member.slug === slug);
  const member = members[index];
  const previous = members.at(index - 1);
  const next = members[(index + 1) % members.length];
  if (!member || !previous || !next) return null;
  const previewed = (each: PageMember): PreviewedColleague => {
    const { job, city, recruits } = each;
    return { ...colleagueOf(context, each), job, city, recruits };
  };
  return { member, previous: previewed(previous), next: previewed(next) };
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
