import type { Colleague, MemberPageData, TeamCard } from '@tamarack-lowe/pages';
import { type PageMember, readMembers } from '@tamarack-lowe/stories/server';
import { found } from '../../src/pages/found.ts';
import { paths } from '../../src/pages/paths.ts';

/** Everybody who recruits, as the list shows them, with words for their pictures. */
export function readTeam(): (TeamCard & { alt: string })[] {
  return readMembers().map((member) => {
    const { job, city, region, schools, recruits, alt } = member;
    return { ...colleagueOf(member), job, city, region, schools, recruits, alt };
  });
}

/** The page of each, by slug. */
export function readMemberPages(): Record<string, MemberPageData> {
  const team = readMembers();
  const beside = (place: number) => colleagueOf(found(team.at(place % team.length)));
  return Object.fromEntries(
    team.map((member, place) => [
      member.slug,
      { member, previous: beside(place - 1), next: beside(place + 1) },
    ]),
  );
}

function colleagueOf({ slug, name, picture }: PageMember): Colleague {
  return { slug, href: paths.member(slug), name, picture };
}
