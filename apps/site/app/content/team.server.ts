import type { Member, Picture } from '@tamarack-lowe/content-model';
import { type PageMember, readMembers } from '@tamarack-lowe/stories/server';

/** What the list and the neighbours of a page show of a colleague. */
export type TeamCard = Pick<Member, 'slug' | 'name' | 'job' | 'city' | 'region' | 'recruits'> & { picture: Picture };

/** One colleague's page: the person, and who stands before and after them in the list. The list is a ring. */
export type MemberPage = { member: PageMember; previous: TeamCard; next: TeamCard };

function cardOf({ slug, name, job, city, region, recruits, picture }: PageMember): TeamCard {
  return { slug, name, job, city, region, recruits, picture };
}

/** The talent team, by slug. */
export function readTeam(): TeamCard[] {
  return readMembers().map(cardOf);
}

/** The page of a colleague; null when there is nobody of this slug. */
export function readMemberPage(slug: string): MemberPage | null {
  const members = readMembers();
  const place = members.findIndex((member) => member.slug === slug);
  const member = members[place];
  const previous = members.at(place - 1);
  const next = members[(place + 1) % members.length];
  if (!member || !previous || !next) return null;
  return { member, previous: cardOf(previous), next: cardOf(next) };
}
