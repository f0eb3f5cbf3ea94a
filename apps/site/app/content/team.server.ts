import type { Member, Picture } from '@tamarack-lowe/content-model';
import { type PageMember, readMembers } from '@tamarack-lowe/stories/server';

/** What the neighbours of a page show of a colleague. */
export type Colleague = Pick<Member, 'slug' | 'name'> & { picture: Picture };

/** What the list shows of a colleague, and what it is narrowed by. */
export type TeamCard = Colleague & Pick<Member, 'job' | 'city' | 'region' | 'schools' | 'recruits'>;

/** One colleague's page: the person, and who stands before and after them in the list. The list is a ring. */
export type MemberPage = { member: PageMember; previous: Colleague; next: Colleague };

function colleagueOf({ slug, name, picture }: PageMember): Colleague {
  return { slug, name, picture };
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
