import type { Site } from '@tamarack-lowe/content-model';
import type { PageMember } from '@tamarack-lowe/content-tools';
import type { Colleague, MemberPageData, TeamCard } from '@tamarack-lowe/pages';
import { found } from '../../src/pages/found.ts';
import type { OpenedLanguage } from './openLanguage.ts';

/** Everybody who recruits, as the list shows them, with words for their pictures. */
export function readTeam({ site, content }: OpenedLanguage): (TeamCard & { alt: string })[] {
  return content.readMembers().map((member) => {
    const { job, city, region, schools, recruits, alt } = member;
    return { ...colleagueOf(site, member), job, city, region, schools, recruits, alt };
  });
}

/** The page of each, by slug. */
export function readMemberPages({ site, content }: OpenedLanguage): Record<string, MemberPageData> {
  const team = content.readMembers();
  const beside = (place: number) => colleagueOf(site, found(team.at(place % team.length)));
  return Object.fromEntries(
    team.map((member, place) => [
      member.slug,
      { member, previous: beside(place - 1), next: beside(place + 1) },
    ]),
  );
}

function colleagueOf({ paths }: Site, { slug, name, picture }: PageMember): Colleague {
  return { slug, href: paths.member(slug), name, picture };
}
