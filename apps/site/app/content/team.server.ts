import { memberPath } from '@tamarack-lowe/content-model';
import type { Colleague, MemberPageData, TeamCard } from '@tamarack-lowe/pages';
import { type PageMember, readMembers } from '@tamarack-lowe/stories/server';

/** One colleague's page. The list is a ring. */
type MemberPage = MemberPageData & { member: PageMember };

function colleagueOf({ slug, name, picture }: PageMember): Colleague {
  return { slug, href: memberPath(slug), name, picture };
}

/** The talent team, by slug. */
export function readTeam(): TeamCard[] {
  return readMembers().map((member) => {
    const { job, city, region, schools, recruits } = member;
    return { ...colleagueOf(member), job, city, region, schools, recruits };
  });
}

/** The page of a colleague; null when there is nobody of this slug. */
export function readMemberPage(slug: string): MemberPage | null {
  const members = readMembers();
  const place = members.findIndex((member) => member.slug === slug);
  const member = members[place];
  const previous = members.at(place - 1);
  const next = members[(place + 1) % members.length];
  if (!member || !previous || !next) return null;
  return { member, previous: colleagueOf(previous), next: colleagueOf(next) };
}
