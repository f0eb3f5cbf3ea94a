import type { Colleague, TeamCard } from '@tamarack-lowe/pages';
import type { PageMember } from '../Content.server.ts';
import type { PageContext } from '../PageContext.ts';

/** The talent team, by slug. */
export type ConnectPage = { team: TeamCard[] };

/** What is shown of a colleague wherever they are linked. */
export function colleagueOf(
  { site }: Pick<PageContext, 'site'>,
  { slug, name, picture }: PageMember,
): Colleague {
  return { slug, href: site.paths.member(slug), name, picture };
}

/** What the page of the talent team is drawn from. */
export function readConnectPage(context: PageContext): ConnectPage {
  const team = context.content.readMembers().map((member) => {
    const { job, city, region, schools, recruits } = member;
    return { ...colleagueOf(context, member), job, city, region, schools, recruits };
  });
  return { team };
}
