import type { MemberPageData } from '@tamarack-lowe/pages';
import type { PageMember } from '../Content.server.ts';
import { colleagueOf } from '../connect/data.server.ts';
import type { PageContext } from '../PageContext.ts';
import type { PageNames } from '../PageKindServer.ts';

/** The page of a colleague, with the previous and next one of the list. The list wraps around. */
export type MemberPage = MemberPageData & { member: PageMember };

/** Reads the page of a colleague; null when no member has this slug. */
export function readMemberPage(context: PageContext, { slug }: PageNames): MemberPage | null {
  const members = context.content.readMembers();
  const place = members.findIndex((member) => member.slug === slug);
  const member = members[place];
  const previous = members.at(place - 1);
  const next = members[(place + 1) % members.length];
  if (!member || !previous || !next) return null;
  return { member, previous: colleagueOf(context, previous), next: colleagueOf(context, next) };
}
